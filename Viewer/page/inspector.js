// One selected run: what it cost, why it ran, and who started it.

import { causeChains, placeText } from "viewer/causes.js";
import { button, element, pathElement, replaceContent } from "viewer/dom.js";
import { facts } from "viewer/findings.js";
import { counted, formatCount, formatDuration, formatTime } from "viewer/numbers.js";
import { isUnchanged, outputText, reasonText, runFlags, writeFlagTexts } from "viewer/vocabulary.js";

/** @typedef {import("viewer/causes.js").Link} Link */
/** @typedef {import("viewer/details.js").Details} Details */
/** @typedef {import("viewer/dom.js").Child} Child */
/** @typedef {import("viewer/report.js").TraceInfo} TraceInfo */
/** @typedef {import("viewer/trace.js").Trace} Trace */

/**
 * @typedef {object} Inspected
 * @property {Trace} trace
 * @property {Details} details
 * @property {TraceInfo[]} traces
 * @property {(run: number) => void} select
 * @property {(run: number) => void} zoom
 */

/**
 * @param {HTMLElement} place
 * @param {number} run
 * @param {Inspected} inspected
 */
export function showRun(place, run, inspected) {
  const { details, traces } = inspected;
  const shown = details.run(run);
  const source = traces.findLast(({ begin }) => begin <= shown.begin);
  const isMeasured = (shown.flags & runFlags.unmeasured) === 0;
  const transaction = details.transaction(shown.transaction);
  replaceContent(
    place,
    element(
      "header", { class: "run-header" },
      element("h2", {}, shown.view),
      element("span", { class: isUnchanged(shown.flags) ? "badge unchanged" : "badge changed" }, outputText(shown.flags)),
      element("span", { class: "actions" }, stepButtons(run, inspected), button("Zoom to it", () => inspected.zoom(run)))),
    element("p", {}, pathElement(shown.path)),
    facts([
      ["duration", isMeasured ? `${formatDuration(shown.duration)} self · ${formatDuration(shown.inclusive)} inclusive` : "not measured"],
      ["at", isMeasured && source ? formatTime(shown.begin - source.begin, Math.max(1, shown.duration / 10)) : null],
      ["transaction", transaction ? transactionText(transaction) : "not recorded"],
      ["record", source ? `${formatCount(shown.record - source.firstRecord + 1)} of ${source.file}` : formatCount(shown.record)],
    ]),
    element(
      "div", { class: "columns" },
      element("section", {}, element("h3", {}, "Why it ran"), reasons(shown.reasons), inputs(run, details),
        names("Fields of the view value that differed", shown.fields), names("What it read", shown.reads)),
      element("section", {}, causes(run, inspected))));
}

/**
 * @param {number} run
 * @param {Inspected} inspected
 */
function stepButtons(run, { trace, details, select }) {
  const identity = details.identity(run);
  /** @param {number} direction */
  const neighbour = (direction) => {
    for (let other = run + direction; other >= 0 && other < trace.runCount; other += direction) {
      if (details.identity(other) === identity) return other;
    }
    return null;
  };
  const [before, after] = identity === 0 ? [null, null] : [neighbour(-1), neighbour(1)];
  return [
    button("← earlier run", () => { if (before !== null) select(before); }, { disabled: before === null, title: "the run of this identity before this one" }),
    button("later run →", () => { if (after !== null) select(after); }, { disabled: after === null, title: "the run of this identity after this one" }),
  ];
}

/** @param {NonNullable<ReturnType<Details["transaction"]>>} transaction */
function transactionText({ cause, passes, bodies, skips }) {
  return `${cause} · ${counted(bodies, "body", "bodies")} run, ${formatCount(skips)} skipped, ${counted(passes, "pass", "passes")}`;
}

/** @param {string[]} given */
function reasons(given) {
  if (given.length === 0) return element("p", { class: "muted" }, "No reason was recorded.");
  return element("ul", { class: "reasons" }, given.map((reason) => element("li", {}, element("code", {}, reason), element("span", { class: "muted" }, ` ${reasonText(reason)}`))));
}

/**
 * @param {number} run
 * @param {Details} details
 * @returns {Child}
 */
function inputs(run, details) {
  const found = details.invalidations(run);
  if (found.length === 0) return null;
  return element(
    "div", {},
    element("h4", {}, "Inputs that changed"),
    element("ul", {}, found.map(({ input, write }) => {
      const written = details.write(write);
      if (!written) return element("li", {}, element("code", {}, input), element("span", { class: "muted" }, " by a write that the trace does not have"));
      const flags = writeFlagTexts(written.flags);
      return element(
        "li", {},
        element("code", {}, input), " ← ", element("code", {}, written.isEnvironment ? written.property : `${written.owner}.${written.property}`),
        written.place && [" ", element("span", { class: "place" }, placeText(written.place))],
        written.isEnvironment && element("span", { class: "muted" }, ` ${formatCount(written.checked)} readers checked, ${formatCount(written.ran)} run`),
        flags.length > 0 && element("span", { class: "muted" }, ` (${flags.join(", ")})`));
    })));
}

/**
 * @param {string} title
 * @param {string[]} given
 * @returns {Child}
 */
function names(title, given) {
  if (given.length === 0) return null;
  return element("div", {}, element("h4", {}, title), element("p", { class: "names" }, given.map((name) => element("code", {}, name))));
}

/**
 * @param {number} run
 * @param {Inspected} inspected
 * @returns {Child[]}
 */
function causes(run, inspected) {
  const { chains, left } = causeChains(inspected.details, run);
  return [
    chains.map((links, index) => [
      element("h3", {}, chains.length === 1 ? "Cause" : `Cause ${index + 1} of ${chains.length + left}`),
      chain(links, run, inspected),
    ]),
    left > 0 && element("p", { class: "muted" }, `${counted(left, "more cause")} not shown; all of its inputs stand at the left.`),
  ];
}

/**
 * @param {Link[]} links
 * @param {number} run
 * @param {Inspected} inspected
 */
function chain(links, run, { select }) {
  return element(
    "ol", { class: "chain backwards" },
    links.map((link) => element(
      "li", { class: link.kind },
      link.run !== null && link.run !== run
        ? button(link.title, () => select(/** @type {number} */ (link.run)), { class: "link" })
        : element("strong", {}, link.title),
      " ", link.kind === "run" ? element("code", {}, link.text) : element("span", { class: "muted" }, link.text),
      link.place && [" ", element("span", { class: "place", title: link.place.function || null }, placeText(link.place))])));
}
