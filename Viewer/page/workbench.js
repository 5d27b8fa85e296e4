// What is open: the report's parts, the timeline and the selection, and how they answer one another.

import { Band } from "viewer/band.js";
import { byID, element, replaceContent } from "viewer/dom.js";
import { showFindings } from "viewer/findings.js";
import { attachGestures } from "viewer/gestures.js";
import { showRun } from "viewer/inspector.js";
import { lanesByDepth, lanesByView } from "viewer/lanes.js";
import { counted, formatCount } from "viewer/numbers.js";
import { showCulprits, showViews } from "viewer/ranking.js";
import { showRunList } from "viewer/runlist.js";
import { Timeline } from "viewer/timeline.js";
import { showVerdict } from "viewer/verdict.js";
import { isUnknown, outputText } from "viewer/vocabulary.js";

/** @typedef {import("viewer/report.js").Finding} Finding */
/** @typedef {import("viewer/report.js").Report} Report */
/** @typedef {import("viewer/tabs.js").Tabs} Tabs */
/** @typedef {import("viewer/timeline.js").Hit} Hit */
/** @typedef {import("viewer/trace.js").Trace} Trace */
/** @typedef {{ title: string, note: string, runs: Uint32Array }} RunList */

export class Workbench {
  /** @type {Report} */
  #report;
  /** @type {Tabs} */
  #tabs;
  /** @type {Trace | null} */
  #trace = null;
  /** @type {Timeline | null} */
  #timeline = null;
  /** @type {(() => void) | null} what was asked for before the records were there */
  #waiting = null;
  #selections = 0;
  #listening = new AbortController();
  #selection = byID("selection", HTMLElement);

  /**
   * @param {Report} report
   * @param {Tabs} tabs
   */
  constructor(report, tabs) {
    this.#report = report;
    this.#tabs = tabs;
  }

  /** Ends what listens to the page, so that something else can be opened. */
  close() {
    this.#selections += 1;
    this.#listening.abort();
    this.#timeline?.stop();
    for (const id of ["canvas", "map"]) byID(id, HTMLCanvasElement).width = 0;
    byID("tooltip", HTMLElement).hidden = true;
  }

  /** Shows everything that needs no records. */
  showReport() {
    const report = this.#report;
    showVerdict(byID("verdict", HTMLElement), report);
    showFindings(byID("findings", HTMLElement), report.findings, (finding) => this.#showFinding(finding));
    showViews(byID("views", HTMLElement), report.views, (view) => this.#showView(view));
    showCulprits(byID("culprits", HTMLElement), report.culprits);
    byID("facts", HTMLElement).textContent = report.conditions;
    replaceContent(this.#selection, element("p", { class: "muted" }, "Select a run on the timeline, or press “Show on the timeline” in a finding."));
    this.#tabs.show(report.views.length > 0 ? "views" : "selection");
  }

  /** @param {Trace} trace */
  showTrace(trace) {
    this.#trace = trace;
    const last = this.#report.traces[this.#report.traces.length - 1];
    const timeline = new Timeline({
      canvas: byID("canvas", HTMLCanvasElement),
      map: byID("map", HTMLCanvasElement),
      readout: byID("range", HTMLElement),
      trace,
      lanes: lanesByView(trace),
      bands: [traceBand(this.#report.traces), trace.tests, trace.steps, trace.transactions],
      total: last ? last.begin + last.duration : 0,
      isOrdinal: this.#report.traces.some(({ clock }) => clock === "ordinal"),
    });
    this.#timeline = timeline;
    byID("unknown-key", HTMLElement).hidden = !trace.flags.some(isUnknown);
    const { signal } = this.#listening;
    attachGestures(timeline, byID("plot", HTMLElement), {
      select: (run) => this.#select(run),
      open: (hit) => this.#open(hit),
      hover: (hit, x, y) => this.#hover(hit, x, y),
    }, signal);
    byID("zoom-in", HTMLElement).addEventListener("click", () => timeline.zoom(2), { signal });
    byID("zoom-out", HTMLElement).addEventListener("click", () => timeline.zoom(0.5), { signal });
    byID("zoom-all", HTMLElement).addEventListener("click", () => timeline.show(0, timeline.total), { signal });
    const lanes = byID("lanes", HTMLSelectElement);
    lanes.value = "view";
    lanes.addEventListener("change", async () => {
      const byDepth = lanes.value === "depth";
      const made = byDepth ? await lanesByDepth(trace) : lanesByView(trace);
      if (this.#timeline !== timeline || signal.aborted) return;
      timeline.barLabel = byDepth ? (run) => trace.typeName(trace.type[run]) : (run) => timeline.durationText(run);
      timeline.replaceLanes(made);
    }, { signal });
    timeline.draw();
    this.#waiting?.();
    this.#waiting = null;
  }

  refreshColours() {
    this.#timeline?.refreshColours();
  }

  /** @param {Finding} finding */
  #showFinding(finding) {
    this.#whenReady((trace) => {
      const runs = trace.runsOfFinding(finding.number);
      if (runs.length === 0) {
        this.#select(null);
        this.#tabs.show("selection");
        replaceContent(this.#selection, element("p", { class: "muted" }, `This finding (${finding.rule}) names no body run.`));
        return;
      }
      const note = runs.length < finding.count ? `the finding counts ${formatCount(finding.count)} and names the first as evidence` : "";
      this.#list({ title: [finding.rule, finding.view].filter(Boolean).join(": "), note, runs });
    });
  }

  /** @param {string} view */
  #showView(view) {
    this.#whenReady((trace) => this.#list({ title: view, note: "", runs: trace.runsOfView(view) }));
  }

  /** @param {(trace: Trace) => void} action */
  #whenReady(action) {
    const run = () => { if (this.#trace) action(this.#trace); };
    if (this.#trace) run();
    else this.#waiting = run;
  }

  /** @param {RunList} list */
  async #list(list) {
    const trace = this.#trace;
    const timeline = this.#timeline;
    if (!trace || !timeline) return;
    timeline.select(null);
    timeline.mark(list.runs);
    timeline.showRuns(list.runs);
    // In one column the timeline may be far from the finding.
    byID("plot", HTMLElement).scrollIntoView({ block: "nearest" });
    this.#tabs.show("selection");
    this.#announce(`${list.title}: ${counted(list.runs.length, "run")}`);
    const details = await this.#details(trace);
    if (!details) return;
    showRunList(this.#selection, {
      ...list, trace, details,
      select: (run) => this.#select(run),
      clear: () => {
        timeline.mark(null);
        replaceContent(this.#selection);
      },
    });
  }

  /** @param {number | null} run */
  async #select(run) {
    const trace = this.#trace;
    const timeline = this.#timeline;
    if (!trace || !timeline) return;
    timeline.select(run);
    if (run === null) {
      this.#selections += 1;
      timeline.mark(null);
      replaceContent(this.#selection, element("p", { class: "muted" }, "No run is selected."));
      return;
    }
    this.#tabs.show("selection");
    this.#announce([trace.typeName(trace.type[run]), timeline.durationText(run), outputText(trace.flags[run])].filter(Boolean).join(", "));
    const details = await this.#details(trace);
    if (!details) return;
    showRun(this.#selection, run, {
      trace, details,
      traces: this.#report.traces,
      select: (other) => this.#select(other),
      zoom: (other) => timeline.showRun(other),
    });
  }

  /**
   * @param {Trace} trace
   * @returns {Promise<import("viewer/details.js").Details | null>} null where something else was chosen meanwhile, or they are damaged
   */
  async #details(trace) {
    this.#selections += 1;
    const selection = this.#selections;
    try {
      const details = await trace.details();
      return selection === this.#selections ? details : null;
    } catch (error) {
      if (selection === this.#selections) {
        replaceContent(this.#selection, element("p", { class: "flaw", role: "alert" }, `The details cannot be read: ${error instanceof Error ? error.message : error}`));
      }
      return null;
    }
  }

  /** @param {Hit} hit */
  #open(hit) {
    if (hit.kind === "lane") this.#list({ title: hit.lane.label, note: "", runs: hit.lane.runs });
    if (hit.kind === "band") {
      const begin = hit.band.begin[hit.row];
      const duration = hit.band.duration[hit.row];
      this.#timeline?.show(begin - duration * 0.02, begin + duration * 1.02);
    }
  }

  /**
   * @param {Hit | null} hit
   * @param {number} x
   * @param {number} y
   */
  #hover(hit, x, y) {
    const tooltip = byID("tooltip", HTMLElement);
    tooltip.hidden = hit === null;
    if (!hit) return;
    tooltip.textContent = this.#hoverText(hit);
    const plot = byID("plot", HTMLElement);
    tooltip.style.left = `${Math.max(0, Math.min(x + 14, plot.clientWidth - tooltip.offsetWidth - 4))}px`;
    tooltip.style.top = `${y + 20 + tooltip.offsetHeight > plot.clientHeight ? y - tooltip.offsetHeight - 8 : y + 20}px`;
  }

  /** @param {Hit} hit */
  #hoverText(hit) {
    const timeline = /** @type {Timeline} */ (this.#timeline);
    const trace = /** @type {Trace} */ (this.#trace);
    if (hit.kind === "lane") return `${hit.lane.label}\n${counted(hit.lane.runs.length, "run")}`;
    if (hit.kind === "band") return `${hit.band.label.slice(0, -1)}: ${hit.band.name(hit.row)}`;
    const name = trace.typeName(trace.type[hit.run]);
    if (hit.runs > 1) return `${hit.lane.label}\n${counted(hit.runs, "run")} here, ${formatCount(hit.unchanged)} unchanged`;
    return [name, timeline.durationText(hit.run), outputText(trace.flags[hit.run])].filter(Boolean).join("\n");
  }

  /** @param {string} text is read out */
  #announce(text) {
    byID("announcer", HTMLElement).textContent = text;
  }
}

/** @param {Report["traces"]} traces @returns {Band} the traces, where there are several; an empty band for one */
function traceBand(traces) {
  const shown = traces.length > 1 ? traces : [];
  const columns = {
    begin: Float64Array.from(shown, ({ begin }) => begin),
    duration: Float64Array.from(shown, ({ duration }) => duration),
  };
  return new Band("traces", columns, (row) => shown[row].file);
}
