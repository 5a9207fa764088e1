// A replay: its moments are fetched and swapped in; without scripting every one of them is a link.
"use strict";

const replay = document.getElementById("replay");
const range = document.getElementById("range");
const present = document.getElementById("present");
const lines = document.getElementById("lines");
const branch = replay.querySelector("#branch fieldset");
const play = document.getElementById("play");
const shared = document.getElementById("address"); // there is none where the address holds a secret
const still = matchMedia("(prefers-reduced-motion: reduce)");
const PACE = 1200; // milliseconds for which each moment is shown when it plays by itself
let wanted = null; // the address to show next
let asking = false;
let timer = 0;

function nameCards() {
  // The policy of the page forbids style attributes; a script may set the property.
  for (const card of replay.querySelectorAll("[data-card]")) card.style.viewTransitionName = `card-${card.dataset.card}`;
}

function mark(at) {
  present.setAttribute("x1", at);
  present.setAttribute("x2", at);
}

function swap(page) {
  const focused = document.activeElement?.dataset?.key;
  for (const [id, html] of Object.entries(page.regions)) document.getElementById(id).innerHTML = html;
  while (lines.children.length > page.log_from) lines.lastElementChild.remove();
  lines.insertAdjacentHTML("beforeend", page.log);
  [...lines.children].forEach((line, number) => {
    if (number < page.present) line.removeAttribute("aria-current");
    else line.setAttribute("aria-current", "step");
  });
  lines.scrollTop = lines.scrollHeight;
  for (const input of document.querySelectorAll("input[name=at]")) {
    if (input !== range || !wanted) input.value = page.at;
  }
  mark(range.value);
  if (shared) shared.value = page.address;
  if (branch) branch.disabled = page.over;
  document.title = `${page.title} · Replay · Riftwright`;
  nameCards();
  if (focused) (replay.querySelector(`[data-key="${focused}"]`) ?? range).focus({ preventScroll: true });
}

async function show(page, glide) {
  if (!glide || !document.startViewTransition || still.matches || document.hidden) return swap(page);
  const transition = document.startViewTransition(() => swap(page));
  for (const promise of [transition.ready, transition.finished]) promise.catch(() => {}); // skipped by the next one
  await transition.updateCallbackDone;
}

async function go(address, glide = true) {
  wanted = address;
  if (asking) return; // the newest is asked for when the answer has come
  asking = true;
  while (wanted) {
    const here = wanted;
    wanted = null;
    const question = new URL(here);
    question.searchParams.set("lines", lines.children.length);
    try {
      const answer = await fetch(question, { headers: { Accept: "application/json" } });
      if (!answer.ok || answer.redirected) throw new Error(answer.status); // another page: the game is over meanwhile
      const page = await answer.json();
      await show(page, glide);
      history.replaceState(null, "", page.path);
    } catch {
      location.assign(here); // the server says itself what is wrong
    }
  }
  asking = false;
}

function address(at) {
  const there = new URL(location.href);
  there.searchParams.set("at", at);
  return there;
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  play.setAttribute("aria-pressed", "false");
}

async function goOn() {
  const next = replay.querySelector('[data-key="ArrowRight"]');
  if (!next) return stop();
  await go(next.href);
  if (timer) timer = setTimeout(goOn, PACE);
}

play.hidden = false;
play.addEventListener("click", () => {
  if (timer) return stop();
  play.setAttribute("aria-pressed", "true");
  timer = setTimeout(goOn, 0);
});

range.addEventListener("input", () => {
  stop();
  mark(range.value);
  go(address(range.value), false);
});

replay.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button;
  const path = link && new URL(link.href.baseVal ?? link.href, location.href);
  if (!path || elsewhere || path.pathname !== location.pathname) return;
  event.preventDefault();
  stop();
  go(path);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input:not([type=range]), select, textarea, [popover]")) return;
  const key = `${event.shiftKey ? "Shift+" : ""}${event.key}`;
  const link = replay.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (!link) return;
  event.preventDefault();
  stop();
  if (!event.repeat || !asking) go(link.href, !event.repeat);
});

nameCards();
lines.scrollTop = lines.scrollHeight;
