/** Buttons that copy what a field or a line of text holds: `<button data-copy="ID" data-copied="Copied" hidden>`. */

/** @param {HTMLButtonElement} button */
function prepare(button) {
  const source = document.getElementById(button.dataset.copy ?? "");
  if (!source) return;
  const words = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    if (source instanceof HTMLInputElement) source.select();
    await navigator.clipboard?.writeText(source instanceof HTMLInputElement ? source.value : (source.textContent ?? ""));
    button.textContent = button.dataset.copied ?? words;
    setTimeout(() => (button.textContent = words), 2000);
  });
}

if (navigator.clipboard)
  document.querySelectorAll("button[data-copy]").forEach((button) => prepare(/** @type {HTMLButtonElement} */ (button)));

export {};
