// The findings, worst first, each with its cause chains and the way to its runs.

import { button, element, pathElement, replaceContent } from "viewer/dom.js";
import { counted, formatCount, formatDuration, formatShare } from "viewer/numbers.js";

/** @typedef {import("viewer/dom.js").Child} Child */
/** @typedef {import("viewer/report.js").Cause} Cause */
/** @typedef {import("viewer/report.js").CauseLink} CauseLink */
/** @typedef {import("viewer/report.js").Finding} Finding */

/** Findings that are added at a time. */
const page = 100;

/**
 * @param {HTMLElement} place
 * @param {Finding[]} findings
 * @param {(finding: Finding) => void} showRuns
 */
export function showFindings(place, findings, showRuns) {
  const list = element("ol", { class: "findings" });
  let shown = 0;
  const more = button("", () => add());
  const add = () => {
    const end = Math.min(findings.length, shown + page);
    for (; shown < end; shown += 1) list.append(element("li", {}, card(findings[shown], shown === 0, showRuns)));
    more.textContent = `Show ${formatCount(Math.min(page, findings.length - shown))} more of ${formatCount(findings.length - shown)}`;
    more.hidden = shown === findings.length;
  };
  add();
  replaceContent(
    place,
    element("h2", {}, "Findings"),
    findings.length === 0 ? element("p", { class: "muted" }, "No rule found anything in what was measured.") : list,
    more);
}

/**
 * @param {Finding} finding
 * @param {boolean} isOpen
 * @param {(finding: Finding) => void} showRuns
 */
function card(finding, isOpen, showRuns) {
  const { severity, rule, view, culprit, message } = finding;
  const made = element(
    "details", { class: `finding ${severity}`, open: isOpen },
    element(
      "summary", {},
      element("span", { class: `severity ${severity}` }, severity),
      element("code", { class: "rule" }, rule),
      element("span", { class: "finding-view" }, view || culprit || "the trace"),
      element("span", { class: "finding-message" }, withCode(message))));
  // What a closed card holds is made when it is opened.
  const fill = () => {
    if (made.open && made.childElementCount === 1) made.append(cardBody(finding, showRuns));
  };
  fill();
  made.addEventListener("toggle", fill);
  return made;
}

/**
 * @param {Finding} finding
 * @param {(finding: Finding) => void} showRuns
 */
function cardBody(finding, showRuns) {
  const { view, path, location, culprit, causes, advice } = finding;
  return element(
    "div", { class: "finding-body" },
    advice !== "" && element("p", { class: "advice" }, withCode(advice)),
    facts([
      ["where", path !== "" && path !== view ? pathElement(path) : null],
      ["source", location !== "" ? element("code", {}, location) : null],
      ["culprit", culprit !== "" ? element("code", {}, culprit) : null],
      ["cost", costText(finding)],
    ]),
    causes.map(causeList),
    element("p", { class: "actions" }, button("Show on the timeline", () => showRuns(finding))));
}

/** @param {Finding} finding */
function costText({ count, cost }) {
  const parts = [`${formatCount(count)}×`];
  if (cost.runs !== null) parts.push(counted(cost.runs, "run") + (cost.wastedRuns !== null ? `, ${formatCount(cost.wastedRuns)} wasted` : ""));
  if (cost.selfTime !== null) parts.push(`${formatDuration(cost.selfTime)} self`);
  if (cost.inclusiveTime !== null && cost.inclusiveTime !== cost.selfTime) parts.push(`${formatDuration(cost.inclusiveTime)} inclusive`);
  if (cost.share !== null) parts.push(`${formatShare(cost.share, 1)} of all self time`);
  if (cost.savedRuns !== null && cost.savedRuns > (cost.wastedRuns ?? 0)) {
    parts.push(`${counted(cost.savedRuns, "run")}${cost.savedTime !== null ? ` and ${formatDuration(cost.savedTime)}` : ""} less without it`);
  }
  return parts.join(" · ");
}

/** @param {Cause} cause */
function causeList({ runs, ofRuns, text, links, steps }) {
  const chain = links.length > 0
    ? element("ol", { class: "chain" }, [...links].reverse().map((link) => element("li", { class: link.kind }, linkContent(link))))
    : element("p", {}, text);
  return element(
    "div", { class: "cause" },
    element("h3", {}, `Cause of ${formatCount(runs)} of ${counted(ofRuns, "run")}`),
    chain,
    steps.length > 0 && element("p", { class: "muted" }, `in ${steps.join("; ")}`));
}

/** @param {CauseLink} link @returns {Child[]} */
function linkContent({ kind, name, input, location, function: inFunction }) {
  return [
    element("strong", {}, name || "unknown"),
    kind === "body" && input !== "" && [" ", element("code", {}, input)],
    location !== "" && [" ", element("span", { class: "place", title: inFunction || null }, location)],
  ].flat();
}

/**
 * @param {[string, Child][]} rows those without a value are left out
 * @returns {HTMLElement}
 */
export function facts(rows) {
  return element(
    "dl", { class: "facts" },
    rows.filter(([, value]) => value !== null && value !== "" && value !== false)
      .flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]));
}

/**
 * @param {string} text with names between back-ticks
 * @returns {Child[]} these as code
 */
export function withCode(text) {
  return text.split("`").map((part, index) => (index % 2 === 1 ? element("code", {}, part) : part));
}
