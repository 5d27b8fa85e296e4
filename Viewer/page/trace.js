// The records behind the report: the columns of a bundle, with references followed safely.

import { Band } from "viewer/band.js";
import { openDetails } from "viewer/details.js";
import { Strings } from "viewer/strings.js";
import { causeText } from "viewer/vocabulary.js";

/** @typedef {import("viewer/bundle.js").Bundle} Bundle */
/** @typedef {import("viewer/bundle.js").Column} Column */
/** @typedef {import("viewer/details.js").Details} Details */

/** What the timeline needs. Made by `openTrace`; `details()` fetches what one selected run needs. */
export class Trace {
  /** @type {Bundle} */
  #bundle;
  /** @type {Strings} */
  #strings;
  /** @type {Promise<Details> | null} */
  #details = null;

  /**
   * @param {Bundle} bundle
   * @param {Strings} strings
   * @param {Record<string, Record<string, Column>>} tables
   */
  constructor(bundle, strings, tables) {
    this.#bundle = bundle;
    this.#strings = strings;
    const { runs, types, tests, steps, transactions, evidence, evidenceRuns } = tables;
    this.begin = runs.begin;
    this.duration = runs.duration;
    this.type = runs.type;
    this.flags = runs.flags;
    this.typeCount = types.name.length;
    this.typeNames = types.name;
    this.tests = new Band("tests", tests, (row) => [this.string(tests.name[row]), this.string(tests.arguments[row])].filter(Boolean).join(" "));
    this.steps = new Band("steps", steps, (row) => this.string(steps.name[row]));
    this.transactions = new Band("transactions", transactions, (row) => causeText(transactions.kind[row], this.string(transactions.name[row])));
    this.evidenceEnds = evidence.end;
    this.evidenceRuns = evidenceRuns.run;
  }

  get runCount() {
    return this.begin.length;
  }

  /** @param {number} reference @returns {string} */
  string(reference) {
    return this.#strings.text(reference);
  }

  /** @param {number} type a reference @returns {string} the printed name of a view type */
  typeName(type) {
    return type > 0 && type <= this.typeCount ? this.string(this.typeNames[type - 1]) : "unknown";
  }

  /** @param {number} run @returns {number} */
  end(run) {
    return this.begin[run] + this.duration[run];
  }

  /**
   * @param {number} finding its number in the report
   * @returns {Uint32Array} the rows of its runs, ascending
   */
  runsOfFinding(finding) {
    const start = finding === 0 ? 0 : this.evidenceEnds[finding - 1] ?? 0;
    const end = this.evidenceEnds[finding] ?? start;
    const rows = Uint32Array.from(this.evidenceRuns.subarray(start, Math.max(start, end)), (reference) => reference - 1);
    return rows.filter((row) => row < this.runCount);
  }

  /**
   * @param {(run: number) => boolean} isWanted
   * @returns {Uint32Array} rows, ascending
   */
  runsWhere(isWanted) {
    const rows = [];
    for (let run = 0; run < this.runCount; run += 1) if (isWanted(run)) rows.push(run);
    return Uint32Array.from(rows);
  }

  /** @param {string} name @returns {Uint32Array} the runs of the views of that printed name */
  runsOfView(name) {
    const isType = new Uint8Array(this.typeCount + 1);
    for (let type = 1; type <= this.typeCount; type += 1) if (this.typeName(type) === name) isType[type] = 1;
    return this.runsWhere((run) => isType[this.type[run]] === 1);
  }

  /** @returns {Promise<Uint32Array>} for each run, how deep its identity stands in the tree */
  async depths() {
    const [identity, depth] = await Promise.all([this.#bundle.column("runs.identity"), this.#bundle.column("identities.depth")]);
    return Uint32Array.from(identity, (reference) => depth[reference - 1] ?? 0);
  }

  /** @returns {Promise<Details>} */
  details() {
    this.#details ??= openDetails(this.#bundle, this);
    return this.#details;
  }
}

/**
 * Fetches what the timeline shows.
 *
 * @param {Bundle} bundle
 * @returns {Promise<Trace>}
 */
export async function openTrace(bundle) {
  const [ends, text, tables] = await Promise.all([
    bundle.column("strings.end"),
    bundle.text("strings.text"),
    bundle.tables({
      runs: ["begin", "duration", "type", "flags"],
      types: ["name"],
      tests: ["begin", "duration", "name", "arguments"],
      steps: ["begin", "duration", "name"],
      transactions: ["begin", "duration", "kind", "name"],
      evidence: ["end"],
      evidenceRuns: ["run"],
    }),
  ]);
  return new Trace(bundle, new Strings(ends, text), tables);
}
