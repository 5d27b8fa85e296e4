// Pointer, wheel and keys on the timeline.

import { laneHeight } from "viewer/drawing.js";
import { clampRange, Scale } from "viewer/scale.js";

/** @typedef {import("viewer/timeline.js").Timeline} Timeline */
/** @typedef {import("viewer/timeline.js").Hit} Hit */

/**
 * @typedef {object} Reactions
 * @property {(run: number | null) => void} select a run was chosen, or none
 * @property {(hit: Hit) => void} open a band or a lane's name was clicked
 * @property {(hit: Hit | null, x: number, y: number) => void} hover
 */

const dragThreshold = 4;

/**
 * Lets a person drive the timeline. What is listened to ends with the signal.
 *
 * @param {Timeline} timeline
 * @param {HTMLElement} plot the focusable element around the canvas
 * @param {Reactions} reactions
 * @param {AbortSignal} signal
 */
export function attachGestures(timeline, plot, reactions, signal) {
  /** @type {{ x: number, y: number, lastX: number, lastY: number, isDrag: boolean } | null} */
  let press = null;
  const at = (/** @type {MouseEvent} */ event) => {
    const box = timeline.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  plot.addEventListener("wheel", (event) => {
    event.preventDefault();
    const { x } = at(event);
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    if (x < timeline.gutter) timeline.scroll(event.deltaY * unit);
    else if (event.shiftKey) timeline.pan((event.deltaY + event.deltaX) * unit);
    else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) timeline.pan(event.deltaX * unit);
    else timeline.zoom(Math.exp(-event.deltaY * unit * 0.002), x);
  }, { passive: false, signal });

  plot.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const { x, y } = at(event);
    press = { x, y, lastX: x, lastY: y, isDrag: false };
    plot.setPointerCapture(event.pointerId);
  }, { signal });

  plot.addEventListener("pointermove", (event) => {
    const { x, y } = at(event);
    if (!press) {
      reactions.hover(timeline.hit(x, y), x, y);
      return;
    }
    if (!press.isDrag && Math.hypot(x - press.x, y - press.y) < dragThreshold) return;
    press.isDrag = true;
    plot.classList.add("dragging");
    reactions.hover(null, x, y);
    timeline.pan(press.lastX - x);
    timeline.scroll(press.lastY - y);
    press.lastX = x;
    press.lastY = y;
  }, { signal });

  const release = (/** @type {PointerEvent} */ event) => {
    const wasClick = press !== null && !press.isDrag && event.type === "pointerup";
    press = null;
    plot.classList.remove("dragging");
    if (!wasClick) return;
    const { x, y } = at(event);
    const hit = timeline.hit(x, y);
    if (hit === null) reactions.select(null);
    else if (hit.kind === "run") reactions.select(hit.run);
    else reactions.open(hit);
  };
  plot.addEventListener("pointerup", release, { signal });
  plot.addEventListener("pointercancel", release, { signal });
  plot.addEventListener("pointerleave", () => reactions.hover(null, 0, 0), { signal });
  plot.addEventListener("dblclick", (event) => {
    const { x, y } = at(event);
    const hit = timeline.hit(x, y);
    if (hit?.kind === "run") timeline.showRun(hit.run);
  }, { signal });

  plot.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keyAction(event, timeline, reactions);
    if (!action) return;
    event.preventDefault();
    action();
  }, { signal });

  attachMap(timeline, signal);
}

/**
 * @param {KeyboardEvent} event
 * @param {Timeline} timeline
 * @param {Reactions} reactions
 * @returns {(() => void) | null}
 */
function keyAction(event, timeline, reactions) {
  const stride = timeline.scale.width / 8;
  switch (event.key) {
    case "+": case "=": case "w": return () => timeline.zoom(1.5);
    case "-": case "_": case "s": return () => timeline.zoom(1 / 1.5);
    case "a": return () => timeline.pan(-stride);
    case "d": return () => timeline.pan(stride);
    case "0": return () => timeline.show(0, timeline.total);
    case "Home": return () => timeline.pan(-timeline.total * timeline.scale.pixelsPerTime);
    case "End": return () => timeline.pan(timeline.total * timeline.scale.pixelsPerTime);
    case "PageUp": return () => timeline.scroll(-8 * laneHeight);
    case "PageDown": return () => timeline.scroll(8 * laneHeight);
    case "ArrowLeft": return event.shiftKey ? () => timeline.pan(-stride) : () => reactions.select(neighbour(timeline, -1, 0));
    case "ArrowRight": return event.shiftKey ? () => timeline.pan(stride) : () => reactions.select(neighbour(timeline, 1, 0));
    case "ArrowUp": return () => reactions.select(neighbour(timeline, 0, -1));
    case "ArrowDown": return () => reactions.select(neighbour(timeline, 0, 1));
    case "Enter": return () => { if (timeline.selected !== null) timeline.showRun(timeline.selected); };
    case "Escape": return () => reactions.select(null);
    default: return null;
  }
}

/**
 * @param {Timeline} timeline
 * @param {number} along runs later in the lane
 * @param {number} across lanes further down
 * @returns {number | null} the run beside the selected one; the first visible run where none is selected
 */
function neighbour(timeline, along, across) {
  const { lanes, selected, trace } = timeline;
  const position = selected === null ? null : timeline.position(selected);
  if (selected === null || !position) {
    for (const lane of lanes) {
      const run = lane.runs[lane.firstFrom(timeline.range.begin)];
      if (run !== undefined && trace.begin[run] <= timeline.range.end) return run;
    }
    return null;
  }
  if (across === 0) return lanes[position.lane].runs[position.index + along] ?? selected;
  const lane = lanes[position.lane + across];
  if (!lane) return selected;
  const next = lane.firstFrom(trace.begin[selected]);
  return lane.runs[Math.min(next, lane.runs.length - 1)] ?? selected;
}

/**
 * @param {Timeline} timeline
 * @param {AbortSignal} signal
 */
function attachMap(timeline, signal) {
  const { map } = timeline;
  const centre = (/** @type {PointerEvent} */ event) => {
    const scale = new Scale(0, timeline.total, timeline.gutter, Math.max(1, map.clientWidth - timeline.gutter - 8));
    const time = scale.time(event.clientX - map.getBoundingClientRect().left);
    const half = (timeline.range.end - timeline.range.begin) / 2;
    const range = clampRange(time - half, time + half, timeline.total);
    timeline.show(range.begin, range.end);
  };
  map.addEventListener("pointerdown", (event) => {
    map.setPointerCapture(event.pointerId);
    centre(event);
  }, { signal });
  map.addEventListener("pointermove", (event) => {
    if (map.hasPointerCapture(event.pointerId)) centre(event);
  }, { signal });
}
