// Buttons that copy a link.
"use strict";

const copied = document.getElementById("copied");

async function copy(input) {
  if (navigator.clipboard) return navigator.clipboard.writeText(input.value);
  input.select(); // over plain HTTP on a network there is no clipboard but this
  document.execCommand("copy");
}

for (const button of document.querySelectorAll("[data-copy]")) {
  const input = document.getElementById(button.dataset.copy);
  button.hidden = false;
  button.setAttribute("aria-label", `Copy: ${input.labels[0].textContent}`);
  button.addEventListener("click", async () => {
    await copy(input);
    copied.textContent = `${input.labels[0].textContent}: copied.`;
  });
}
