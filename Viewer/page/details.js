// What stands behind one selected run: the columns that are fetched when the first run is selected.

import { lowerBound } from "viewer/search.js";
import { causeText, writeKinds } from "viewer/vocabulary.js";

/** @typedef {import("viewer/bundle.js").Bundle} Bundle */
/** @typedef {import("viewer/bundle.js").Column} Column */
/** @typedef {import("viewer/trace.js").Trace} Trace */
/** @typedef {{ function: string, file: string, line: number } | null} Place */

const deepestPath = 10_000;

/** The columns behind one selected run. */
export class Details {
  /** @type {Trace} */
  #trace;
  /** @type {Record<string, Record<string, Column>>} */
  #tables;

  /**
   * @param {Trace} trace
   * @param {Record<string, Record<string, Column>>} tables
   */
  constructor(trace, tables) {
    this.#trace = trace;
    this.#tables = tables;
  }

  /** @param {number} list a reference @returns {string[]} */
  #list(list) {
    const { lists, items } = this.#tables;
    const start = list > 1 ? lists.end[list - 2] ?? 0 : 0;
    const end = list > 0 ? lists.end[list - 1] ?? start : start;
    return Array.from(items.string.subarray(start, Math.max(start, end)), (reference) => this.#trace.string(reference));
  }

  /** @param {number} reference @returns {Place} */
  #place(reference) {
    const { locations } = this.#tables;
    if (reference === 0 || reference > locations.line.length) return null;
    const row = reference - 1;
    return {
      function: this.#trace.string(locations.function[row]),
      file: this.#trace.string(locations.file[row]),
      line: locations.line[row],
    };
  }

  /** @param {number} reference @returns {string} the identity's path */
  path(reference) {
    const { identities } = this.#tables;
    const parts = [];
    let next = reference;
    while (next > 0 && next <= identities.parent.length && parts.length < deepestPath) {
      parts.push(this.#trace.string(identities.rest[next - 1]));
      const parent = identities.parent[next - 1];
      if (parent >= next) break; // Only an earlier row can be meant; anything else could go round for ever.
      next = parent;
    }
    return parts.reverse().join("");
  }

  /** @param {number} run */
  identity(run) {
    return this.#tables.runs.identity[run];
  }

  /** @param {number} run */
  run(run) {
    const { runs } = this.#tables;
    const trace = this.#trace;
    return {
      view: trace.typeName(trace.type[run]),
      path: this.path(runs.identity[run]),
      identity: runs.identity[run],
      begin: trace.begin[run],
      duration: trace.duration[run],
      inclusive: trace.duration[run] + runs.caused[run],
      flags: trace.flags[run],
      reasons: this.#list(runs.reasons[run]),
      fields: this.#list(runs.fields[run]),
      reads: this.#list(runs.reads[run]),
      transaction: runs.transaction[run],
      // An effect cannot stand before its cause: a reference forward is damage, and could go round for ever.
      cause: runs.cause[run] > 0 && runs.cause[run] - 1 < run ? runs.cause[run] - 1 : null,
      record: runs.record[run],
    };
  }

  /** @param {number} run @returns {{ input: string, write: number }[]} the inputs that changed; `write` is a reference */
  invalidations(run) {
    const { invalidations } = this.#tables;
    const found = [];
    for (let row = lowerBound(invalidations.run, run + 1); invalidations.run[row] === run + 1; row += 1) {
      found.push({ input: this.#trace.string(invalidations.input[row]), write: invalidations.write[row] });
    }
    return found;
  }

  /** @param {number} reference */
  write(reference) {
    const { writes } = this.#tables;
    if (reference === 0 || reference > writes.time.length) return null;
    const row = reference - 1;
    const run = writes.run[row];
    return {
      time: writes.time[row],
      kind: writeKinds[writes.kind[row]] ?? writeKinds[0],
      isEnvironment: writes.kind[row] === 3,
      owner: this.#trace.string(writes.owner[row]),
      property: this.#trace.string(writes.property[row]),
      path: this.path(writes.identity[row]),
      place: this.#place(writes.location[row]),
      flags: writes.flags[row],
      checked: writes.checked[row],
      ran: writes.ran[row],
      run: run > 0 && run <= this.#trace.runCount ? run - 1 : null,
    };
  }

  /** @param {number} reference */
  transaction(reference) {
    const { transactions } = this.#tables;
    if (reference === 0 || reference > transactions.begin.length) return null;
    const row = reference - 1;
    return {
      cause: causeText(transactions.kind[row], this.#trace.string(transactions.name[row])),
      isKnown: transactions.kind[row] !== 0,
      // A mount, a replaced root and a configured cell give views new values themselves.
      startsValues: [1, 4, 5].includes(transactions.kind[row]),
      place: this.#place(transactions.location[row]),
      begin: transactions.begin[row],
      duration: transactions.duration[row],
      parent: transactions.parent[row] < reference ? transactions.parent[row] : 0,
      passes: transactions.passes[row],
      bodies: transactions.bodies[row],
      skips: transactions.skips[row],
      step: transactions.step[row],
      test: transactions.test[row],
    };
  }

  /** @param {number} reference */
  step(reference) {
    const { steps } = this.#tables;
    if (reference === 0 || reference > steps.name.length) return null;
    return { name: this.#trace.string(steps.name[reference - 1]), place: this.#place(steps.location[reference - 1]) };
  }

  /** @param {number} reference */
  test(reference) {
    return reference > 0 && reference <= this.#trace.tests.begin.length ? { name: this.#trace.tests.name(reference - 1) } : null;
  }
}

/**
 * @param {Bundle} bundle
 * @param {Trace} trace
 */
export async function openDetails(bundle, trace) {
  const tables = await bundle.tables({
    runs: ["identity", "caused", "reasons", "fields", "reads", "transaction", "cause", "record"],
    lists: ["end"],
    items: ["string"],
    locations: ["function", "file", "line"],
    identities: ["parent", "rest"],
    invalidations: ["run", "input", "write"],
    writes: ["time", "kind", "owner", "property", "identity", "location", "flags", "checked", "ran", "run"],
    transactions: ["begin", "duration", "kind", "name", "location", "parent", "passes", "bodies", "skips", "step", "test"],
    steps: ["name", "location"],
  });
  return new Details(trace, tables);
}
