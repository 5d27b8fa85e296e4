// The way from a body run back to the write and the user code that made it.

/** @typedef {import("viewer/details.js").Details} Details */
/** @typedef {import("viewer/details.js").Place} Place */

/**
 * @typedef {object} Link
 * @property {"run" | "write" | "transaction" | "step" | "test" | "unknown"} kind
 * @property {string} title
 * @property {string} text
 * @property {Place} place
 * @property {number | null} run to go to
 */

/** Further than any chain of bodies that a tree of sensible depth has; longer ones are told to go on. */
const longest = 200;

/**
 * @param {Details} details
 * @param {number} run
 * @returns {Link[]} from the run back to what started it; where the trace does not know, a link says so
 */
export function causeChain(details, run) {
  /** @type {Link[]} */
  const links = [];
  /** @type {number | null} */
  let next = run;
  let transaction = 0;
  while (next !== null) {
    /** @type {number} */
    const at = next;
    const current = details.run(at);
    transaction = current.transaction;
    links.push({ kind: "run", title: current.view, text: current.reasons.join(", ") || "no reason recorded", place: null, run: at });
    if (links.length >= longest) {
      links.push({ kind: "unknown", title: "the chain goes on", text: "select the last run to follow it further", place: null, run: null });
      return links;
    }
    const found = writeOf(details, at);
    if (found) {
      links.push({ kind: "write", title: found.isEnvironment ? `environment ${found.property}` : `${found.owner}.${found.property}`, text: found.kind, place: found.place, run: null });
      next = found.run !== null && found.run < at ? found.run : null;
    } else {
      next = current.cause;
    }
  }
  addTransaction(details, transaction, links);
  return links;
}

/**
 * @param {Details} details
 * @param {number} run
 * @returns {ReturnType<Details["write"]>} the first write that invalidated it
 */
function writeOf(details, run) {
  for (const { write } of details.invalidations(run)) {
    const found = details.write(write);
    if (found) return found;
  }
  return null;
}

/**
 * @param {Details} details
 * @param {number} reference
 * @param {Link[]} links
 */
function addTransaction(details, reference, links) {
  const transaction = details.transaction(reference);
  if (!transaction) {
    links.push({ kind: "unknown", title: "unknown", text: "the trace does not say what started this", place: null, run: null });
    return;
  }
  links.push({ kind: transaction.isKnown ? "transaction" : "unknown", title: transaction.cause, text: "transaction", place: transaction.place, run: null });
  let outer = details.transaction(transaction.parent);
  for (let depth = 0; outer && depth < longest; depth += 1) {
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
