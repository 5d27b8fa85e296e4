// The ways from a body run back to the writes and the user code that made it. They are walked as the analysis walks them.

import { runFlags } from "viewer/vocabulary.js";

/** @typedef {import("viewer/details.js").Details} Details */
/** @typedef {import("viewer/details.js").Place} Place */
/** @typedef {NonNullable<ReturnType<Details["write"]>>} Write */

/**
 * @typedef {object} Link
 * @property {"run" | "write" | "transaction" | "step" | "test" | "unknown"} kind
 * @property {string} title
 * @property {string} text
 * @property {Place} place
 * @property {number | null} run to go to
 */
/** @typedef {{ write: Write } | { run: number } | "transaction" | "unknown"} Cause what stands before a run */

/** Chains of one run that are shown, and links of one chain. */
const mostChains = 8;
const mostLinks = 200;

/**
 * @param {Details} details
 * @param {number} run
 * @returns {{ chains: Link[][], left: number }} each from the run back to what started it; `left` counts those not shown
 */
export function causeChains(details, run) {
  const causes = causesOf(details, run);
  const chains = causes.slice(0, mostChains).map((cause) => {
    const links = [runLink(details, run, 1)];
    follow(details, run, cause, links);
    return links;
  });
  return { chains, left: causes.length - chains.length };
}

/**
 * @param {Details} details
 * @param {number} run
 * @returns {Cause[]} never empty; where the trace does not know, it says so
 */
function causesOf(details, run) {
  /** @type {Cause[]} */
  const causes = [];
  const shown = details.run(run);
  const seen = new Set();
  for (const { write } of details.invalidations(run)) {
    if (seen.has(write)) continue;
    seen.add(write);
    const found = details.write(write);
    causes.push(found ? { write: found } : "unknown");
  }
  const isFirst = (shown.flags & runFlags.first) !== 0;
  if (shown.cause !== null) causes.push({ run: shown.cause });
  else if (isFirst || shown.reasons.includes("@self")) {
    const startsValues = details.transaction(shown.transaction)?.startsValues ?? false;
    causes.push(isFirst || startsValues ? "transaction" : "unknown");
  }
  return causes.length > 0 ? causes : ["unknown"];
}

/**
 * @param {Details} details
 * @param {number} start
 * @param {Cause} first
 * @param {Link[]} links
 */
function follow(details, start, first, links) {
  let run = start;
  let cause = first;
  while (links.length < mostLinks) {
    if (cause === "transaction") return addTransaction(details, run, links);
    if (cause === "unknown") {
      links.push({ kind: "unknown", title: "unknown", text: "the trace does not say what made it run", place: null, run: null });
      return addTransaction(details, run, links);
    }
    /** @type {number | null} */
    let next;
    if ("write" in cause) {
      links.push(writeLink(cause.write));
      // The environment is written by a body; any other write by what started the transaction.
      next = cause.write.run !== null && cause.write.run < run ? cause.write.run : null;
    } else {
      next = cause.run;
    }
    if (next === null) return addTransaction(details, run, links);
    const causes = causesOf(details, next);
    links.push(runLink(details, next, causes.length));
    [run, cause] = [next, causes[0]];
  }
  links.push({ kind: "unknown", title: "the chain goes on", text: "go to its last run to follow it further", place: null, run: null });
}

/**
 * @param {Details} details
 * @param {number} run
 * @param {number} causes how many it has; the chain follows the first
 * @returns {Link}
 */
function runLink(details, run, causes) {
  const { view, reasons } = details.run(run);
  const more = causes > 1 ? ` (the first of ${causes} causes)` : "";
  return { kind: "run", title: view, text: (reasons.join(", ") || "no reason recorded") + more, place: null, run };
}

/** @param {Write} write @returns {Link} */
function writeLink({ isEnvironment, owner, property, kind, place }) {
  return { kind: "write", title: isEnvironment ? property : `${owner}.${property}`, text: kind, place, run: null };
}

/**
 * @param {Details} details
 * @param {number} run
 * @param {Link[]} links
 */
function addTransaction(details, run, links) {
  const transaction = details.transaction(details.run(run).transaction);
  if (!transaction) {
    links.push({ kind: "unknown", title: "unknown", text: "no transaction was recorded around it", place: null, run: null });
    return;
  }
  const { isKnown, cause, place } = transaction;
  links.push({ kind: isKnown ? "transaction" : "unknown", title: cause, text: "transaction", place, run: null });
  let outer = details.transaction(transaction.parent);
  for (let depth = 0; outer && depth < mostLinks; depth += 1) {
    links.push({ kind: "transaction", title: outer.cause, text: "in whose update it was started", place: outer.place, run: null });
    outer = details.transaction(outer.parent);
  }
  const step = details.step(transaction.step);
  if (step) links.push({ kind: "step", title: step.name, text: "step", place: step.place, run: null });
  const test = details.test(transaction.test);
  if (test) links.push({ kind: "test", title: test.name, text: "test", place: null, run: null });
}

/**
 * @param {Place} place
 * @returns {string} `file:line`, or the function where the file is not known
 */
export function placeText(place) {
  if (!place) return "";
  if (place.file === "" || place.line === 0) return place.function;
  return `${place.file}:${place.line}`;
}
