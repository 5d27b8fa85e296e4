// Light and dark: the system's choice, unless another was made here.

import { byID } from "viewer/dom.js";

/** @param {() => void} changed called whenever other colours are in force */
export function followScheme(changed) {
  const select = byID("scheme", HTMLSelectElement);
  select.addEventListener("change", () => {
    if (select.value) document.documentElement.dataset.scheme = select.value;
    else delete document.documentElement.dataset.scheme;
    changed();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
}
