/** Forms that ask once more before they are sent, unless somebody prefers not to be asked: `<form data-confirm="Delete it?">`. */

const isAsked = document.documentElement.dataset.ask !== "off";

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (isAsked && form instanceof HTMLFormElement && form.dataset.confirm && !window.confirm(form.dataset.confirm))
    event.preventDefault();
});

export {};
