// The colours of the scheme in force, for canvases.

const names = ["text", "muted", "line", "surface", "changed", "unchanged", "unknown", "test", "step", "transaction", "selection", "on-bar"];

/** @typedef {Record<string, string>} Palette by the names of the style sheet's variables, without their dashes */

/** @returns {Palette} */
export function readPalette() {
  const probe = document.createElement("span");
  document.body.append(probe);
  /** @type {Palette} */
  const palette = {};
  for (const name of names) {
    probe.style.color = `var(--${name})`;
    palette[name] = getComputedStyle(probe).color;
  }
  palette.font = getComputedStyle(document.body).fontFamily;
  probe.remove();
  return palette;
}
