// Between the games of a match: counts the Main Deck, and goes on to the next game when everyone is ready.
"use strict";

const PAUSE = 2000; // milliseconds
const size = document.getElementById("size");

async function look() {
  try {
    const answer = await fetch(location.href);
    if (answer.redirected) return location.assign(answer.url);
  } catch {
    // The server is away for a moment.
  }
  setTimeout(look, PAUSE);
}

function count() {
  size.value = [...document.querySelectorAll(".swaps input")].reduce((sum, input) => sum + Number(input.value), 0);
}

if (document.querySelector("[data-waits]")) setTimeout(look, PAUSE);
if (size) {
  size.parentElement.hidden = false;
  document.querySelector(".next").addEventListener("input", count);
  count();
}
