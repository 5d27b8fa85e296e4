// Time on the left-to-right axis of the timeline.

/** A range of time over a width of pixels. Immutable. */
export class Scale {
  /**
   * @param {number} begin nanoseconds at the left edge
   * @param {number} end nanoseconds at the right edge, after `begin`
   * @param {number} left pixels
   * @param {number} width pixels, above 0
   */
  constructor(begin, end, left, width) {
    this.begin = begin;
    this.end = end;
    this.left = left;
    this.width = width;
    this.pixelsPerTime = width / (end - begin);
  }

  /** @param {number} time */
  x(time) {
    return this.left + (time - this.begin) * this.pixelsPerTime;
  }

  /** @param {number} x */
  time(x) {
    return this.begin + (x - this.left) / this.pixelsPerTime;
  }

  /** @returns {{ step: number, times: number[] }} round times, about 110 pixels apart */
  ticks() {
    const step = roundStep((110 * (this.end - this.begin)) / this.width);
    const times = [];
    for (let index = Math.ceil(this.begin / step); index * step <= this.end; index += 1) times.push(index * step);
    return { step, times };
  }
}

/**
 * @param {number} least
 * @returns {number} the first of 1, 2, 5, 10, 20, 50 … that is not below it
 */
function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return power * ([1, 2, 5, 10].find((factor) => power * factor >= least) ?? 10);
}

/**
 * Fits a wanted range into the whole one: zoomed in no further than `shortest`, never outside.
 *
 * @param {number} begin
 * @param {number} end
 * @param {number} total the whole range is from 0 to here
 * @param {number} shortest
 * @returns {{ begin: number, end: number }}
 */
export function clampRange(begin, end, total, shortest = Math.min(200, total)) {
  let span = Math.min(total, Math.max(shortest, end - begin));
  if (!Number.isFinite(span)) span = total;
  const middle = (begin + end) / 2;
  const from = Math.max(0, Math.min(total - span, middle - span / 2));
  return { begin: from, end: from + span };
}
