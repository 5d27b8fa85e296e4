// The runs of the timeline, lane by lane, with sums that make any pixel column cost the same, however many runs it holds.

import { isUnchanged } from "viewer/vocabulary.js";

/** @typedef {import("viewer/trace.js").Trace} Trace */

/** @typedef {{ runs: number, unchanged: number, busy: number, marked: number }} Sum what a stretch of a lane holds */

/** The runs of one lane in the order of time. */
export class Lane {
  /** @type {Trace} */
  #trace;
  /** @type {Uint32Array} */
  #unchangedBefore;
  /** @type {Float64Array} */
  #busyBefore;
  /** @type {Uint32Array | null} */
  #markedBefore = null;

  /**
   * @param {string} label
   * @param {Uint32Array} runs
   * @param {Trace} trace
   */
  constructor(label, runs, trace) {
    this.label = label;
    this.runs = runs;
    this.#trace = trace;
    this.#unchangedBefore = new Uint32Array(runs.length + 1);
    this.#busyBefore = new Float64Array(runs.length + 1);
    for (let index = 0; index < runs.length; index += 1) {
      const run = runs[index];
      this.#unchangedBefore[index + 1] = this.#unchangedBefore[index] + (isUnchanged(trace.flags[run]) ? 1 : 0);
      this.#busyBefore[index + 1] = this.#busyBefore[index] + trace.duration[run];
    }
  }

  /**
   * Notes which runs stand out.
   *
   * @param {Uint8Array | null} marks one for each run of the trace; null: none is marked
   */
  mark(marks) {
    this.#markedBefore = marks && new Uint32Array(this.runs.length + 1);
    if (!marks || !this.#markedBefore) return;
    for (let index = 0; index < this.runs.length; index += 1) {
      this.#markedBefore[index + 1] = this.#markedBefore[index] + marks[this.runs[index]];
    }
  }

  /**
   * @param {number} time
   * @param {number} from an index from which to look
   * @returns {number} the first index whose run begins at or after the time; costs grow with the distance's logarithm
   */
  firstFrom(time, from = 0) {
    const { begin } = this.#trace;
    const { runs } = this;
    let step = 1;
    let low = from;
    while (low + step < runs.length && begin[runs[low + step]] < time) {
      low += step;
      step *= 2;
    }
    let high = Math.min(runs.length, low + step);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (begin[runs[middle]] < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * @param {number} time
   * @returns {number} the first index whose run may still be going on at the time
   */
  firstReaching(time) {
    let index = this.firstFrom(time);
    // Bodies of one host never overlap; a few may where several threads ran some.
    for (let back = 0; back < 16 && index > 0 && this.#trace.end(this.runs[index - 1]) > time; back += 1) index -= 1;
    return index;
  }

  /**
   * @param {number} start
   * @param {number} end
   * @returns {Sum}
   */
  sum(start, end) {
    return {
      runs: end - start,
      unchanged: this.#unchangedBefore[end] - this.#unchangedBefore[start],
      busy: this.#busyBefore[end] - this.#busyBefore[start],
      marked: this.#markedBefore ? this.#markedBefore[end] - this.#markedBefore[start] : 0,
    };
  }
}

/**
 * One lane for each view, in the order in which they first ran: so parents stand above their children.
 *
 * @param {Trace} trace
 * @returns {Lane[]}
 */
export function lanesByView(trace) {
  return lanes(trace, trace.type, trace.typeCount + 1, (type) => trace.typeName(type), true);
}

/**
 * One lane for each depth in the view tree, the root above.
 *
 * @param {Trace} trace
 * @returns {Promise<Lane[]>}
 */
export async function lanesByDepth(trace) {
  const depths = await trace.depths();
  let deepest = 0;
  for (const depth of depths) if (depth > deepest) deepest = depth;
  // A damaged bundle may claim any depth; lanes are made for those that occur only, but the table of sizes is bounded.
  const limit = Math.min(deepest, 100_000);
  return lanes(trace, depths.map((depth) => Math.min(depth, limit)), limit + 1, (depth) => `depth ${depth}`, false);
}

/**
 * @param {Trace} trace
 * @param {ArrayLike<number>} keys one for each run
 * @param {number} keyCount keys are below it; greater ones count as 0
 * @param {(key: number) => string} label
 * @param {boolean} byFirstRun the order of the lanes: by their first run, or by key
 * @returns {Lane[]}
 */
function lanes(trace, keys, keyCount, label, byFirstRun) {
  const sizes = new Uint32Array(keyCount);
  /** @type {number[]} */
  const order = [];
  for (let run = 0; run < keys.length; run += 1) {
    const key = keys[run] < keyCount ? keys[run] : 0;
    if (sizes[key] === 0) order.push(key);
    sizes[key] += 1;
  }
  if (!byFirstRun) order.sort((left, right) => left - right);
  /** @type {Map<number, Uint32Array>} */
  const rows = new Map(order.map((key) => [key, new Uint32Array(sizes[key])]));
  const filled = new Uint32Array(keyCount);
  const byKey = Array.from({ length: keyCount }, (_, key) => rows.get(key));
  for (let run = 0; run < keys.length; run += 1) {
    const key = keys[run] < keyCount ? keys[run] : 0;
    const lane = byKey[key];
    if (lane) lane[filled[key]++] = run;
  }
  return order.map((key) => new Lane(label(key), /** @type {Uint32Array} */ (rows.get(key)), trace));
}
