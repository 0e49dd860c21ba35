/** Buttons that copy the text of a field: `<button data-copy="ID" data-copied="Copied" hidden>`. */

/** @param {HTMLButtonElement} button */
function prepare(button) {
  const field = document.getElementById(button.dataset.copy ?? "");
  if (!(field instanceof HTMLInputElement)) return;
  const words = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    field.select();
    await navigator.clipboard?.writeText(field.value);
    button.textContent = button.dataset.copied ?? words;
    setTimeout(() => (button.textContent = words), 2000);
  });
}

if (navigator.clipboard) document.querySelectorAll("button[data-copy]").forEach((button) => prepare(/** @type {HTMLButtonElement} */ (button)));

export {};
