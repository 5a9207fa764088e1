// Setting up a game: decks are judged while they are typed, and a file is read into the list.
"use strict";

const form = document.getElementById("setup");
const PAUSE = 350; // milliseconds without a key until the decks are judged
const LARGEST = 100000; // characters of a file; the server says what is wrong with a larger one
let timer = 0;
let asking = null;

async function judge() {
  asking?.abort();
  asking = new AbortController();
  try {
    const answer = await fetch(form.dataset.check, { method: "POST", body: new FormData(form), signal: asking.signal });
    if (!answer.ok) return;
    for (const [id, html] of Object.entries(await answer.json())) {
      const region = document.getElementById(id);
      if (region.dataset.said !== html) region.innerHTML = region.dataset.said = html;
    }
  } catch {
    // Given up for a newer question, or the server is away: the button still checks and says so.
  }
}

function soon() {
  clearTimeout(timer);
  timer = setTimeout(judge, PAUSE);
}

async function readFile(input) {
  const file = input.files[0];
  if (!file || file.size > LARGEST) return;
  const text = await file.text();
  if (text.includes("\ufffd")) return; // no UTF-8
  document.getElementById(input.id.replace("file", "list")).value = text;
  input.value = "";
}

function showLine(list, number) {
  const lines = list.value.split("\n");
  const start = lines.slice(0, number - 1).join("\n").length + (number > 1 ? 1 : 0);
  list.focus();
  list.setSelectionRange(start, start + lines[number - 1].length);
  list.scrollTop = (list.scrollHeight / lines.length) * (number - 3);
}

form.addEventListener("input", soon);
form.addEventListener("change", async (event) => {
  if (event.target.type === "file") await readFile(event.target);
  soon();
});
form.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-line]");
  if (!link) return;
  event.preventDefault();
  showLine(document.querySelector(link.hash), Number(link.dataset.line));
});
