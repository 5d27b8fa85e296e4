// The timeline: what is visible, what is selected, and how it looks. Pointer and keys are in gestures.js.

import { bandHeight, barHeight, drawBand, drawLane, drawRuler, fitted, laneHeight, rulerHeight } from "viewer/drawing.js";
import { formatCount, formatDuration, formatTime } from "viewer/numbers.js";
import { readPalette } from "viewer/palette.js";
import { clampRange, Scale } from "viewer/scale.js";

/** @typedef {import("viewer/band.js").Band} Band */
/** @typedef {import("viewer/lanes.js").Lane} Lane */
/** @typedef {import("viewer/palette.js").Palette} Palette */
/** @typedef {import("viewer/trace.js").Trace} Trace */
/** @typedef {{ kind: "run", run: number, lane: Lane, runs: number, unchanged: number } | { kind: "band", band: Band, row: number } | { kind: "lane", lane: Lane }} Hit */

export class Timeline {
  /** @type {Palette} */
  #palette = readPalette();
  /** @type {Uint8Array | null} */
  #marks = null;
  /** @type {{ width: number, counts: Uint32Array, most: number } | null} */
  #counted = null;
  #isScheduled = false;
  #hasDrawn = false;

  /**
   * @param {object} parts
   * @param {HTMLCanvasElement} parts.canvas
   * @param {HTMLCanvasElement} parts.map the whole trace, small
   * @param {HTMLElement} parts.readout
   * @param {Trace} parts.trace
   * @param {Lane[]} parts.lanes
   * @param {Band[]} parts.bands above the lanes; empty ones are left out
   * @param {number} parts.total length of the axis
   * @param {boolean} parts.isOrdinal whether times are positions in a log
   */
  constructor({ canvas, map, readout, trace, lanes, bands, total, isOrdinal }) {
    this.canvas = canvas;
    this.map = map;
    this.readout = readout;
    this.trace = trace;
    this.lanes = lanes;
    this.total = Math.max(1, total);
    this.isOrdinal = isOrdinal;
    this.range = { begin: 0, end: this.total };
    this.offset = 0;
    /** @type {number | null} */
    this.selected = null;
    this.bands = bands.filter((band) => band.count > 0);
    /** @type {(run: number) => string} */
    this.barLabel = (run) => this.durationText(run);
    this.observer = new ResizeObserver(() => this.draw());
    this.observer.observe(canvas);
    this.observer.observe(map);
  }

  stop() {
    this.observer.disconnect();
  }

  get gutter() {
    return this.canvas.clientWidth < 560 ? 96 : 190;
  }

  get top() {
    return rulerHeight + this.bands.length * bandHeight + 6;
  }

  get scale() {
    const width = Math.max(1, this.canvas.clientWidth - this.gutter - 8);
    return new Scale(this.range.begin, this.range.end, this.gutter, width);
  }

  /** @param {number} run */
  durationText(run) {
    return this.isOrdinal || this.trace.flags[run] & 4 ? "" : formatDuration(this.trace.duration[run]);
  }

  /** @param {number} time @param {number} step */
  timeText(time, step) {
    if (this.isOrdinal) return `line ${formatCount(Math.round(time))}`;
    return time === 0 ? "0" : formatTime(time, step, this.range.end);
  }

  /**
   * @param {number} begin
   * @param {number} end
   */
  show(begin, end) {
    this.range = clampRange(begin, end, this.total);
    this.draw();
  }

  /**
   * @param {number} factor above 1: closer
   * @param {number} x the pixel that stays where it is
   */
  zoom(factor, x = this.scale.left + this.scale.width / 2) {
    const time = this.scale.time(x);
    const { begin, end } = this.range;
    this.show(time - (time - begin) / factor, time + (end - time) / factor);
  }

  /** @param {number} pixels */
  pan(pixels) {
    const distance = pixels / this.scale.pixelsPerTime;
    this.show(this.range.begin + distance, this.range.end + distance);
  }

  /** @param {number} pixels */
  scroll(pixels) {
    const room = this.lanes.length * laneHeight - (this.canvas.clientHeight - this.top);
    this.offset = Math.max(0, Math.min(room, this.offset + pixels));
    this.draw();
  }

  /** @param {number} run shows it with its surroundings */
  showRun(run) {
    const { begin, duration } = this.trace;
    const margin = Math.max(duration[run] * 2, 100);
    this.show(begin[run] - margin, begin[run] + duration[run] + margin);
    this.revealLane(run);
  }

  /** @param {Uint32Array} runs ascending; shows the stretch in which they lie */
  showRuns(runs) {
    if (runs.length === 0) return;
    const begin = this.trace.begin[runs[0]];
    const end = this.trace.end(runs[runs.length - 1]);
    const margin = Math.max((end - begin) * 0.04, 100);
    this.show(begin - margin, end + margin);
    this.revealLane(runs[0]);
  }

  /** @param {Uint32Array | null} runs these stand out, the others step back */
  mark(runs) {
    this.#marks = runs && new Uint8Array(this.trace.runCount);
    if (runs && this.#marks) for (const run of runs) this.#marks[run] = 1;
    for (const lane of this.lanes) lane.mark(this.#marks);
    this.draw();
  }

  /** @param {Lane[]} lanes */
  replaceLanes(lanes) {
    this.lanes = lanes;
    this.offset = 0;
    for (const lane of lanes) lane.mark(this.#marks);
    if (this.selected !== null) this.revealLane(this.selected);
    this.draw();
  }

  /** @param {number | null} run */
  select(run) {
    this.selected = run;
    if (run !== null) {
      const { begin, end } = this.range;
      if (this.trace.begin[run] > end || this.trace.end(run) < begin) {
        const half = (end - begin) / 2;
        this.range = clampRange(this.trace.begin[run] - half, this.trace.begin[run] + half, this.total);
      }
      this.revealLane(run);
    }
    this.draw();
  }

  /**
   * @param {number} run
   * @returns {{ lane: number, index: number } | null} where it lies
   */
  position(run) {
    for (let lane = 0; lane < this.lanes.length; lane += 1) {
      const { runs } = this.lanes[lane];
      let index = this.lanes[lane].firstFrom(this.trace.begin[run]);
      while (index < runs.length && runs[index] !== run && this.trace.begin[runs[index]] === this.trace.begin[run]) index += 1;
      if (runs[index] === run) return { lane, index };
    }
    return null;
  }

  /** @param {number} run */
  revealLane(run) {
    const position = this.position(run);
    if (!position) return;
    const top = position.lane * laneHeight;
    const height = Math.max(laneHeight, this.canvas.clientHeight - this.top);
    if (top < this.offset) this.offset = top;
    if (top + laneHeight > this.offset + height) this.offset = top + laneHeight - height;
    this.draw();
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {Hit | null} what stands at a point of the canvas
   */
  hit(x, y) {
    const { scale } = this;
    if (y < this.top) {
      const band = this.bands[Math.floor((y - rulerHeight) / bandHeight)];
      const row = band && y >= rulerHeight && x >= scale.left ? band.rowIn(scale.time(x - 1), scale.time(x + 1)) : null;
      return band && row !== null ? { kind: "band", band, row } : null;
    }
    const lane = this.lanes[Math.floor((y - this.top + this.offset) / laneHeight)];
    if (!lane) return null;
    if (x < scale.left) return { kind: "lane", lane };
    const first = lane.firstReaching(scale.time(x - 3));
    const next = lane.firstFrom(scale.time(x + 3), first);
    /** @type {number | null} */
    let nearest = null;
    let distance = Infinity;
    // Thousands of runs may share these pixels; those in the middle are as good as any.
    const from = next - first > 64 ? Math.max(first, lane.firstFrom(scale.time(x), first) - 32) : first;
    for (let index = from; index < Math.min(next, from + 64); index += 1) {
      const run = lane.runs[index];
      const left = scale.x(this.trace.begin[run]);
      const right = scale.x(this.trace.end(run));
      const away = x < left ? left - x : x > right ? x - right : 0;
      if (away <= 3 && away < distance) [nearest, distance] = [run, away];
    }
    if (nearest === null) return null;
    const column = lane.sum(Math.min(lane.firstFrom(scale.time(Math.floor(x))), next), next);
    return { kind: "run", run: nearest, lane, runs: Math.max(1, column.runs), unchanged: column.unchanged };
  }

  /** Draws before the next picture, once. */
  draw() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      this.#drawPlot();
      this.#drawMap();
      const { begin, end } = this.range;
      const step = (end - begin) / 100;
      this.readout.textContent = `${this.timeText(begin, step)} – ${this.timeText(end, step)}`;
      if (!this.#hasDrawn) {
        this.#hasDrawn = true;
        performance.mark("viewtrace-timeline-drawn");
      }
    });
  }

  /** Takes the colours of the scheme in force. */
  refreshColours() {
    this.#palette = readPalette();
    this.draw();
  }

  #drawPlot() {
    const context = prepared(this.canvas, this.#palette);
    if (!context) return;
    const { scale, gutter, top } = this;
    const palette = this.#palette;
    const height = this.canvas.clientHeight;
    const right = scale.left + scale.width;

    clipped(context, scale.left, 0, scale.width + 8, height, () => {
      drawRuler(context, scale, height, (time, step) => this.timeText(time, step), palette);
      const colours = new Map([[this.trace.tests, palette.test], [this.trace.steps, palette.step]]);
      this.bands.forEach((band, index) => drawBand(context, band, rulerHeight + index * bandHeight, scale, colours.get(band) ?? palette.transaction, palette));
    });

    context.fillStyle = palette.muted;
    this.bands.forEach((band, index) => context.fillText(band.label, 10, rulerHeight + index * bandHeight + bandHeight / 2));

    const first = Math.floor(this.offset / laneHeight);
    const last = Math.min(this.lanes.length, Math.ceil((this.offset + height - top) / laneHeight));
    const style = { palette, isMarking: this.#marks !== null, marks: this.#marks, label: this.barLabel };
    clipped(context, 0, top, right + 8, height - top, () => {
      for (let index = first; index < last; index += 1) {
        const lane = this.lanes[index];
        const y = top + index * laneHeight - this.offset;
        context.fillStyle = palette.line;
        context.fillRect(0, y - 3, right + 8, 1);
        const count = `${formatCount(lane.runs.length)}×`;
        const countWidth = context.measureText(count).width;
        const middle = y + barHeight / 2 + 0.5;
        context.fillStyle = palette.muted;
        context.fillText(count, gutter - 10 - countWidth, middle);
        context.fillStyle = palette.text;
        context.fillText(fitted(context, lane.label, gutter - 28 - countWidth), 10, middle);
      }
    });
    clipped(context, scale.left, top, scale.width + 8, height - top, () => {
      for (let index = first; index < last; index += 1) {
        drawLane(context, this.lanes[index], top + index * laneHeight - this.offset, scale, this.trace, style);
      }
      this.#drawSelection(context, scale, height);
    });
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Scale} scale
   * @param {number} height
   */
  #drawSelection(context, scale, height) {
    if (this.selected === null) return;
    const position = this.position(this.selected);
    if (!position) return;
    const x = scale.x(this.trace.begin[this.selected]);
    const end = scale.x(this.trace.end(this.selected));
    const left = Math.max(x, scale.left - 4);
    const right = Math.min(end, scale.left + scale.width + 4);
    const y = this.top + position.lane * laneHeight - this.offset;
    context.strokeStyle = this.#palette.selection;
    context.lineWidth = 1;
    context.setLineDash([2, 3]);
    context.beginPath();
    context.moveTo(Math.round(left) + 0.5, this.top);
    context.lineTo(Math.round(left) + 0.5, height);
    context.stroke();
    context.setLineDash([]);
    context.lineWidth = 2;
    context.strokeRect(left - 1, y - 2, Math.max(4, right - left + 1), barHeight + 4);
  }

  /**
   * @param {Scale} scale of the whole trace
   * @returns {{ width: number, counts: Uint32Array, most: number }} the runs that begin in each column of pixels; counted once a width
   */
  #mapCounts(scale) {
    if (this.#counted?.width === scale.width) return this.#counted;
    const { begin } = this.trace;
    const counts = new Uint32Array(Math.ceil(scale.width) + 1);
    for (let run = 0; run < begin.length; run += 1) counts[Math.floor(begin[run] * scale.pixelsPerTime)] += 1;
    let most = 1;
    for (const count of counts) if (count > most) most = count;
    this.#counted = { width: scale.width, counts, most };
    return this.#counted;
  }

  #drawMap() {
    const context = prepared(this.map, this.#palette);
    if (!context) return;
    const palette = this.#palette;
    const { clientWidth: width, clientHeight: height } = this.map;
    const { gutter } = this;
    const scale = new Scale(0, this.total, gutter, Math.max(1, width - gutter - 8));
    context.fillStyle = palette.muted;
    context.fillText("whole trace", 10, height / 2);
    const { counts, most } = this.#mapCounts(scale);
    context.fillStyle = palette.changed;
    context.globalAlpha = 0.55;
    counts.forEach((count, column) => {
      // By the logarithm, so that a single run is seen beside thousands.
      const bar = count === 0 ? 0 : 3 + (height - 8) * (Math.log2(count + 1) / Math.log2(most + 1));
      context.fillRect(scale.left + column, height - 2 - bar, 1, bar);
    });
    context.globalAlpha = 1;
    const left = scale.x(this.range.begin);
    const right = Math.max(left + 3, scale.x(this.range.end));
    context.globalAlpha = 0.7;
    context.fillStyle = palette.surface;
    context.fillRect(scale.left, 0, left - scale.left, height);
    context.fillRect(right, 0, scale.left + scale.width - right, height);
    context.globalAlpha = 1;
    context.strokeStyle = palette.selection;
    context.lineWidth = 1.5;
    context.strokeRect(left, 1, right - left, height - 2);
  }
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Palette} palette
 * @returns {CanvasRenderingContext2D | null} cleared, in CSS pixels; null while the canvas has no size
 */
function prepared(canvas, palette) {
  const { clientWidth, clientHeight } = canvas;
  const context = canvas.getContext("2d");
  if (!context || clientWidth === 0 || clientHeight === 0) return null;
  const density = window.devicePixelRatio || 1;
  const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)];
  if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, clientWidth, clientHeight);
  context.font = `11px ${palette.font}`;
  context.textBaseline = "middle";
  return context;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {() => void} body
 */
function clipped(context, x, y, width, height, body) {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  body();
  context.restore();
}
