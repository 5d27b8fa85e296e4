// A list of runs: those of a finding or of a view.

import { button, element, pathElement, replaceContent } from "viewer/dom.js";
import { counted, formatCount, formatDuration } from "viewer/numbers.js";
import { outputText, runFlags } from "viewer/vocabulary.js";

/** @typedef {import("viewer/details.js").Details} Details */
/** @typedef {import("viewer/trace.js").Trace} Trace */

/** Rows that are added at a time. */
const page = 100;

/**
 * @param {HTMLElement} place
 * @param {object} list
 * @param {string} list.title
 * @param {string} list.note
 * @param {Uint32Array} list.runs
 * @param {Trace} list.trace
 * @param {Details} list.details
 * @param {(run: number) => void} list.select
 * @param {() => void} list.clear
 */
export function showRunList(place, { title, note, runs, trace, details, select, clear }) {
  const body = element("tbody");
  let shown = 0;
  const more = button("", () => add());
  const add = () => {
    const end = Math.min(runs.length, shown + page);
    for (; shown < end; shown += 1) {
      const run = runs[shown];
      const { view, path, flags, reasons, duration } = details.run(run);
      body.append(element(
        "tr", {},
        element("td", {}, button(view, () => select(run), { class: "link" })),
        element("td", { class: "number" }, flags & runFlags.unmeasured ? "–" : formatDuration(duration)),
        element("td", {}, reasons.map((reason) => [element("code", {}, reason), " "])),
        element("td", {}, outputText(flags)),
        element("td", {}, pathElement(path))));
    }
    more.textContent = `Show ${formatCount(Math.min(page, runs.length - shown))} more of ${formatCount(runs.length - shown)}`;
    more.hidden = shown === runs.length;
  };
  add();
  replaceContent(
    place,
    element(
      "header", { class: "run-header" },
      element("h2", {}, title),
      element("span", { class: "muted" }, [counted(runs.length, "run"), note].filter(Boolean).join("; "), trace.runCount === runs.length ? " (all)" : ""),
      element("span", { class: "actions" }, button("Clear", clear))),
    runs.length > 0 && element(
      "div", { class: "scroll-x" },
      element(
        "table", {},
        element("thead", {}, element("tr", {}, ["View", "Self", "Reasons", "Output", "Identity"].map((name) => element("th", { scope: "col" }, name)))),
        body)),
    more);
}
