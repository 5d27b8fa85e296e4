// What the timeline's canvas shows: bars of runs, bands of intervals, the ruler.

import { lowerBound } from "viewer/search.js";
import { isUnchanged, isUnknown } from "viewer/vocabulary.js";

/** @typedef {import("viewer/lanes.js").Lane} Lane */
/** @typedef {import("viewer/palette.js").Palette} Palette */
/** @typedef {import("viewer/scale.js").Scale} Scale */
/** @typedef {import("viewer/band.js").Band} Band */
/** @typedef {import("viewer/trace.js").Trace} Trace */

export const laneHeight = 22;
export const barHeight = 16;
export const bandHeight = 18;
export const rulerHeight = 22;

/** Runs narrower than this many pixels are drawn together, one column of pixels at a time. */
const narrow = 2.5;

/**
 * @typedef {object} LaneStyle
 * @property {Palette} palette
 * @property {boolean} isMarking whether some runs stand out and the others step back
 * @property {Uint8Array | null} marks one for each run
 * @property {(run: number) => string} label what is written on a bar that is wide enough
 */

/**
 * Draws a lane. Costs in proportion to the width in pixels, whatever the number of runs.
 *
 * A run whose output changed is a bar of full height, one that ran for nothing a lower bar in another colour. Where several share
 * a column of pixels, the lower part's height tells the share of those that ran for nothing, and the strength how busy it was.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Lane} lane
 * @param {number} top
 * @param {Scale} scale
 * @param {Trace} trace
 * @param {LaneStyle} style
 */
export function drawLane(context, lane, top, scale, trace, style) {
  const { palette } = style;
  const { runs } = lane;
  const right = scale.left + scale.width;
  let index = lane.firstReaching(scale.begin);
  while (index < runs.length) {
    const run = runs[index];
    const x = scale.x(trace.begin[run]);
    if (x > right) break;
    const width = trace.duration[run] * scale.pixelsPerTime;
    if (width >= narrow) {
      drawRun(context, run, x, width, top, scale, trace, style);
      index += 1;
      continue;
    }
    const column = Math.floor(x);
    let next = Math.max(index + 1, lane.firstFrom(scale.time(column + 1), index));
    const last = runs[next - 1];
    // Only the last run of a column can reach far beyond it.
    if (next - index > 1 && trace.duration[last] * scale.pixelsPerTime >= narrow) next -= 1;
    const sum = lane.sum(index, next);
    const isFree = next === runs.length || scale.x(trace.begin[runs[next]]) >= column + 2;
    // Traces know all outputs or none, so that the first run speaks for its neighbours.
    const high = highColour(trace.flags[run], palette);
    drawColumn(context, column, isFree ? 2 : 1, top, sum, sum.busy * scale.pixelsPerTime, high, palette, style.isMarking);
    index = next;
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} run
 * @param {number} x
 * @param {number} width
 * @param {number} top
 * @param {Scale} scale
 * @param {Trace} trace
 * @param {LaneStyle} style
 */
function drawRun(context, run, x, width, top, scale, trace, { palette, isMarking, marks, label }) {
  // Cut to the plot: a canvas loses precision at coordinates far outside.
  const left = Math.max(x, scale.left - 2);
  const shown = Math.min(x + width, scale.left + scale.width + 2) - left - (width > 4 ? 1 : 0);
  const unchanged = isUnchanged(trace.flags[run]);
  const height = unchanged ? barHeight / 2 : barHeight;
  context.globalAlpha = isMarking && !marks?.[run] ? 0.25 : 1;
  context.fillStyle = unchanged ? palette.unchanged : highColour(trace.flags[run], palette);
  context.fillRect(left, top + barHeight - height, shown, height);
  if (shown > 44 && !unchanged) {
    context.fillStyle = palette["on-bar"];
    context.fillText(fitted(context, label(run), shown - 8), left + 4, top + barHeight / 2 + 0.5);
  }
  context.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} width
 * @param {number} top
 * @param {import("viewer/lanes.js").Sum} sum
 * @param {number} busy share of the column in which a body ran
 * @param {string} high the colour of what did not run for nothing
 * @param {Palette} palette
 * @param {boolean} isMarking
 */
function drawColumn(context, x, width, top, sum, busy, high, palette, isMarking) {
  // A single run is as strong as can be: it would be overlooked otherwise.
  const strength = sum.runs === 1 ? 1 : Math.min(1, Math.max(busy, Math.log2(sum.runs) / 8));
  context.globalAlpha = isMarking && sum.marked === 0 ? 0.2 : 0.5 + 0.5 * strength;
  const lower = sum.unchanged === 0 ? 0 : Math.max(3, Math.round((barHeight / 2) * (sum.unchanged / sum.runs)));
  if (sum.unchanged < sum.runs) {
    context.fillStyle = high;
    context.fillRect(x, top, width, barHeight - lower);
  }
  if (lower > 0) {
    context.fillStyle = palette.unchanged;
    context.fillRect(x, top + barHeight - lower, width, lower);
  }
  context.globalAlpha = 1;
}

/**
 * @param {number} flags of a run that did not run for nothing
 * @param {Palette} palette
 */
function highColour(flags, palette) {
  return isUnknown(flags) ? palette.unknown : palette.changed;
}

/**
 * Draws intervals side by side: tests, steps or transactions.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Band} band
 * @param {number} top
 * @param {Scale} scale
 * @param {string} colour
 * @param {Palette} palette
 */
export function drawBand(context, band, top, scale, colour, palette) {
  const right = scale.left + scale.width;
  let row = band.firstReaching(scale.begin);
  while (row < band.begin.length) {
    const x = scale.x(band.begin[row]);
    if (x > right) break;
    const width = Math.max(1, band.duration[row] * scale.pixelsPerTime);
    const left = Math.max(x, scale.left);
    const shown = Math.min(x + width, right) - left;
    if (shown > 0) {
      context.fillStyle = colour;
      context.globalAlpha = shown > 3 ? 0.28 : 0.45;
      context.fillRect(left, top + 1, Math.max(1, shown - 1), bandHeight - 3);
      context.globalAlpha = 1;
      if (shown > 3) context.fillRect(left, top + 1, 2, bandHeight - 3);
      if (shown > 28) {
        context.fillStyle = palette.text;
        context.fillText(fitted(context, band.name(row), shown - 10), left + 6, top + bandHeight / 2);
      }
    }
    row = width >= narrow ? row + 1 : Math.max(row + 1, lowerBound(band.begin, scale.time(Math.floor(x) + 1), row));
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scale} scale
 * @param {number} height of the lines below the ruler
 * @param {(time: number, step: number) => string} label
 * @param {Palette} palette
 */
export function drawRuler(context, scale, height, label, palette) {
  const { step, times } = scale.ticks();
  for (const time of times) {
    const x = Math.round(scale.x(time)) + 0.5;
    context.strokeStyle = palette.line;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x, rulerHeight - 6);
    context.lineTo(x, height);
    context.stroke();
    const text = label(time, step);
    if (x + 4 + context.measureText(text).width > scale.left + scale.width + 8) continue;
    context.fillStyle = palette.muted;
    context.fillText(text, x + 4, rulerHeight / 2);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} width
 * @returns {string} the text, cut with an ellipsis where it is wider; empty where nothing fits
 */
export function fitted(context, text, width) {
  if (context.measureText(text).width <= width) return text;
  let low = 0;
  let high = Math.min(text.length, 400);
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (context.measureText(`${text.slice(0, middle)}…`).width <= width) low = middle;
    else high = middle - 1;
  }
  return low > 0 ? `${text.slice(0, low)}…` : "";
}
