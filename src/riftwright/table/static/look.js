// A card that is pointed at or has the focus is shown large: its own page, with what this one is now.
"use strict";

const look = document.createElement("div");
look.id = "look";
look.hidden = true;
look.setAttribute("aria-hidden", "true"); // the same is said by the card's label
document.body.append(look);
const faces = new Map(); // promises of cards, by name

function face(card) {
  if (!faces.has(card)) {
    faces.set(card, fetch(`/card/${encodeURIComponent(card)}`).then((answer) => answer.text())
      .then((html) => new DOMParser().parseFromString(html, "text/html").querySelector(".face")));
  }
  return faces.get(card);
}

async function magnify(event) {
  const tile = event.target.closest?.("[data-name]");
  const before = look.tile;
  look.tile = tile;
  if (!tile) { look.hidden = true; return; }
  if (tile === before) return;
  const large = (await face(tile.dataset.name))?.cloneNode(true);
  if (!large || look.tile !== tile) return;
  const notes = tile.querySelector(":scope > .front > .notes");
  if (notes) large.append(notes.cloneNode(true));
  look.replaceChildren(large);
  look.hidden = false;
  const box = tile.getBoundingClientRect();
  const left = box.left > innerWidth / 2;
  look.style.left = `${left ? Math.max(0, box.left - look.offsetWidth - 8) : Math.min(innerWidth - look.offsetWidth, box.right + 8)}px`;
  look.style.top = `${Math.max(4, Math.min(box.top - 40, innerHeight - look.offsetHeight - 4))}px`;
}

for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, magnify);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") look.hidden = true; });
document.addEventListener("click", (event) => {
  // The card is shown large already; its page is for other windows, and for who has no scripting.
  if (event.target.closest("a.look") && !event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
});
