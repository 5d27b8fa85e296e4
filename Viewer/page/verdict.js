// The verdict: how bad it is, what to change first, what was measured, and what could not be.

import { element, replaceContent } from "viewer/dom.js";
import { withCode } from "viewer/findings.js";
import { counted } from "viewer/numbers.js";

/** @typedef {import("viewer/report.js").Report} Report */

/**
 * @param {HTMLElement} place
 * @param {Report} report
 */
export function showVerdict(place, report) {
  replaceContent(
    place,
    element("h1", { class: `verdict ${worst(report)}` }, report.verdict),
    element("p", {}, withCode(report.first)),
    element("p", { class: "muted" }, report.measured),
    report.traces.flatMap((trace) => trace.flaws.map((flaw) =>
      element("p", { class: "flaw" }, element("strong", {}, flaw.severity || "flaw"), ` ${trace.file}: ${flaw.text || flaw.name}`))),
    report.rulesNotRun.length > 0 && element(
      "details", { class: "rules-not-run" },
      element("summary", {}, `${counted(report.rulesNotRun.length, "rule")} could not run on all of it`),
      element("ul", {}, report.rulesNotRun.map(({ rule, reason }) => element("li", {}, element("code", {}, rule), ` – ${reason}`)))));
}

/** @param {Report} report */
function worst({ findings }) {
  if (findings.some(({ severity }) => severity === "error")) return "error";
  return findings.some(({ severity }) => severity === "warning") ? "warning" : "fine";
}
