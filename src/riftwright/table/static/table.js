// The table's page: what is clicked goes over a WebSocket, and the regions that change are swapped in.
"use strict";

const table = document.getElementById("table");
const notice = document.getElementById("notice");
let socket = null;
let wait = 500; // milliseconds until the next try to connect

function name(root) {
  // The policy of the page forbids style attributes; a script may set the property.
  for (const card of root.querySelectorAll("[data-card]")) card.style.viewTransitionName = `card-${card.dataset.card}`;
}

function swap(page) {
  const focused = document.activeElement?.dataset?.focus;
  const open = [...table.querySelectorAll("details[open]")].map((one) => one.dataset.keep);
  const shown = table.querySelector(":popover-open")?.id;
  for (const [id, html] of Object.entries(page.regions)) document.getElementById(id).innerHTML = html;
  for (const key of open) table.querySelector(`details[data-keep="${key}"]`)?.setAttribute("open", "");
  if (shown?.match(/^[tb]/)) document.getElementById(shown)?.showPopover(); // a pile; menus close
  const lines = document.getElementById("lines");
  if (page.log) {
    while (lines.children.length > (page.log_from ?? 0)) lines.lastElementChild.remove();
    lines.insertAdjacentHTML("beforeend", page.log.join(""));
    lines.scrollTop = lines.scrollHeight;
  }
  table.dataset.at = page.at;
  table.dataset.over = page.over ? "yes" : "no";
  name(table);
  if (focused) table.querySelector(`[data-focus="${CSS.escape(focused)}"]`)?.focus();
  const asked = table.querySelector("#choices h2")?.textContent ?? "";
  if (page.regions.choices !== undefined) document.getElementById("asked").textContent = asked;
  document.title = document.title.replace(/^● /, "");
  if (page.asked) document.title = `● ${document.title}`;
}

const waiting = []; // pages that came and are not yet swapped in
let capturing = false; // a transition is about to swap them in

function swapAll() {
  capturing = false;
  for (const page of waiting.splice(0)) swap(page);
}

function show(page) {
  waiting.push(page);
  if (capturing) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!document.startViewTransition || still || document.hidden) return swapAll();
  capturing = true;
  const transition = document.startViewTransition(swapAll);
  for (const promise of [transition.ready, transition.finished]) promise.catch(() => {}); // skipped by the next one
  setTimeout(swapAll, 250); // a window that is not drawn has no transitions
}

function say(text) {
  notice.textContent = text;
  notice.hidden = !text;
}

function connect() {
  const address = new URL(table.dataset.live, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.onopen = () => { wait = 500; say(""); };
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.type === "page") { say(""); show(message); }
    else if (message.type === "error") say(message.what);
  };
  socket.onclose = () => {
    say("The connection is lost; trying again.");
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 8000);
  };
}

function message(form, button) {
  const data = Object.fromEntries(new FormData(form, button));
  const at = Number(data.at);
  switch (data.action ?? "answer") {
    case "control": return { type: "control", command: data.command };
    case "undo": return { type: "undo", at };
    case "consent": return { type: "consent", at, yes: data.yes === "yes" };
    case "concede": return { type: "concede" };
    default: return { type: "answer", at, option: data.option };
  }
}

table.addEventListener("submit", (event) => {
  if (socket?.readyState !== WebSocket.OPEN) return; // then it is a plain post
  event.preventDefault();
  socket.send(JSON.stringify(message(event.target, event.submitter)));
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  const button = table.querySelector(`[aria-keyshortcuts~="${CSS.escape(event.key)}"]`);
  if (button) { event.preventDefault(); button.click(); }
});

table.addEventListener("click", async (event) => {
  const link = event.target.closest("[data-copy]");
  if (!link || !navigator.clipboard) return; // then it is a link
  event.preventDefault();
  await navigator.clipboard.writeText(await (await fetch(link.href)).text());
  say("Copied.");
});

name(table);
document.getElementById("lines").scrollTop = 1e6;
connect();
