// The judge's page: its form goes to the server in the background, and the parts that change are swapped in.
"use strict";

const desk = document.getElementById("desk");
const text = document.getElementById("text");
const gutter = document.getElementById("gutter");
const found = document.getElementById("found");
const search = document.getElementById("q");
const rule = document.getElementById("rule");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let latest = 0; // the number of the last request: an older answer is not shown any more

function nameCards() {
  const touched = desk.querySelector("[data-touched]")?.dataset.touched.split(" ") ?? [];
  for (const card of desk.querySelectorAll("[data-card]")) {
    // The policy of the page forbids style attributes; a script may set the property.
    card.style.viewTransitionName = `card-${card.dataset.card}`;
    card.classList.toggle("touched", touched.includes(card.dataset.card));
  }
}

function number() {
  const lines = text.value.split("\n").length;
  text.rows = Math.max(lines + 1, 24);
  while (gutter.children.length > lines) gutter.lastElementChild.remove();
  while (gutter.children.length < lines) {
    gutter.append(Object.assign(document.createElement("span"), { textContent: gutter.children.length + 1 }));
  }
}

function swap(answer, sent) {
  const focused = document.activeElement?.dataset?.focus;
  for (const [id, html] of Object.entries(answer.regions)) {
    const region = document.getElementById(id);
    if (region.dataset.html !== html) region.innerHTML = region.dataset.html = html;
  }
  if (text.value === sent && text.value !== answer.text) text.value = answer.text;
  number();
  desk.dataset.view = answer.view;
  document.title = `${answer.title} · Riftwright`;
  nameCards();
  const panel = desk.querySelector("#panel input");
  const again = focused && desk.querySelector(`[data-focus="${CSS.escape(focused)}"]:not(:disabled)`);
  if (panel && focused?.startsWith("pick:")) panel.focus();
  else if (again) again.focus({ preventScroll: true });
  else if (focused) desk.querySelector(".walk button:not(:disabled)")?.focus({ preventScroll: true });
  desk.querySelector("[aria-current=step]")?.scrollIntoView({ block: "nearest" });
}

async function post(button) {
  const mine = ++latest;
  const data = new URLSearchParams(new FormData(desk, button));
  const answer = await fetch("/judge", { method: "POST", body: data, headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(answer.status);
  const page = await answer.json();
  if (mine !== latest) return;
  const show = () => swap(page, data.get("text").replaceAll("\r\n", "\n"));
  const moved = button?.value !== "show" && document.startViewTransition && !still.matches && !document.hidden;
  if (moved) {
    const transition = document.startViewTransition(show);
    for (const promise of [transition.ready, transition.finished]) promise.catch(() => {}); // skipped by the next one
  } else show();
  if (page.address !== location.pathname + location.search) {
    const step = button?.value.startsWith("step:");
    history[step ? "replaceState" : "pushState"](null, "", page.address);
  }
}

desk.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (button?.hasAttribute("formaction")) return;
  event.preventDefault();
  const enter = button?.classList.contains("default") && document.activeElement?.closest("#panel");
  post(enter ? desk.querySelector("#panel .main") : button).catch(() => {
    const notice = document.getElementById("wrong");
    notice.hidden = false;
    notice.textContent = "The server does not answer; what you did last is not done.";
  });
});

let typing = 0;
text.addEventListener("input", () => {
  number();
  clearTimeout(typing);
  typing = setTimeout(() => post(desk.querySelector(".default")).catch(() => {}), 500);
});

let asking = 0;
search.addEventListener("input", () => {
  clearTimeout(asking);
  asking = setTimeout(async () => {
    const answer = await fetch(`/judge/found?q=${encodeURIComponent(search.value)}`);
    if (answer.ok) found.innerHTML = await answer.text();
    found.hidden = !search.value.trim();
  }, 150);
});

document.addEventListener("click", (event) => {
  if (!event.target.closest("#found, .find")) found.hidden = true;
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !found.hidden) {
    found.hidden = true;
    return search.focus();
  }
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, textarea, select, [popover]")) return;
  const button = desk.querySelector(`[data-key="${event.key}"]:not(:disabled)`);
  if (!button) return;
  event.preventDefault();
  button.click();
});

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-rule]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !rule.showPopover) return;
  event.preventDefault();
  const answer = await fetch(`/rule/${link.dataset.rule}?part=1`);
  if (!answer.ok) return location.assign(link.href);
  rule.innerHTML = await answer.text();
  rule.showPopover();
});

addEventListener("popstate", () => location.reload());
for (const region of desk.querySelectorAll("#bar, #gutter, #menu, #story, #scene, #compared")) {
  region.dataset.html = region.innerHTML;
}
number();
nameCards();
