// Intervals that lie above the lanes: tests, steps, transactions.

/** @typedef {import("viewer/bundle.js").Column} Column */

export class Band {
  /** @type {Float64Array} */
  #latestEnd;

  /**
   * @param {string} label
   * @param {Record<string, Column>} table with the columns `begin`, ascending, and `duration`
   * @param {(row: number) => string} name
   */
  constructor(label, table, name) {
    this.label = label;
    this.begin = table.begin;
    this.duration = table.duration;
    this.name = name;
    this.#latestEnd = new Float64Array(this.begin.length);
    let latest = 0;
    for (let row = 0; row < this.begin.length; row += 1) {
      latest = Math.max(latest, this.begin[row] + this.duration[row]);
      this.#latestEnd[row] = latest;
    }
  }

  get count() {
    return this.begin.length;
  }

  /**
   * @param {number} time
   * @returns {number} the first row that may still be going on at the time
   */
  firstReaching(time) {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#latestEnd[middle] < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * @param {number} begin
   * @param {number} end
   * @returns {number | null} the latest row that meets the range: of nested ones the inner one
   */
  rowIn(begin, end) {
    let found = null;
    for (let row = this.firstReaching(begin); row < this.count && this.begin[row] <= end; row += 1) {
      if (this.begin[row] + this.duration[row] >= begin) found = row;
    }
    return found;
  }
}
