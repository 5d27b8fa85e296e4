// The report, brought into the shape that the page relies on: a bundle may be damaged, or made by somebody else.

/** @typedef {"note" | "warning" | "error"} Severity */
/**
 * @typedef {object} Finding
 * @property {number} number its place in the report, from 0
 * @property {string} rule
 * @property {Severity} severity
 * @property {string} view
 * @property {string} path
 * @property {string} location
 * @property {string} culprit
 * @property {number} count
 * @property {{ runs: number | null, wastedRuns: number | null, selfTime: number | null, inclusiveTime: number | null, share: number | null, savedRuns: number | null, savedTime: number | null }} cost
 * @property {Cause[]} causes the most frequent first
 * @property {string} advice
 * @property {string} message what was found, in one sentence
 */
/** @typedef {{ runs: number, ofRuns: number, text: string, links: CauseLink[], steps: string[] }} Cause */
/** @typedef {{ kind: string, name: string, input: string, location: string, function: string }} CauseLink */
/**
 * @typedef {object} ViewRow
 * @property {string} view
 * @property {number} bodies
 * @property {number | null} unchanged null where the trace cannot say
 * @property {number} instances
 * @property {number | null} selfTime
 * @property {number | null} inclusiveTime
 */
/**
 * @typedef {object} CulpritRow
 * @property {string} name
 * @property {string} kind
 * @property {number} writes
 * @property {number} woken
 * @property {number | null} changed
 * @property {number | null} wastedTime
 * @property {string[]} sites
 */
/**
 * @typedef {object} TraceInfo
 * @property {string} file
 * @property {string} test
 * @property {string} build
 * @property {string} swift
 * @property {string} profile
 * @property {string} clock
 * @property {number} begin
 * @property {number} duration
 * @property {number} records
 * @property {number} firstRecord the number under which the report names its first record
 * @property {{ name: string, severity: string, text: string }[]} flaws
 */
/**
 * @typedef {object} Report
 * @property {Finding[]} findings worst first
 * @property {ViewRow[]} views
 * @property {CulpritRow[]} culprits
 * @property {{ rule: string, reason: string }[]} rulesNotRun
 * @property {string} verdict
 * @property {string} first what to change first
 * @property {string} measured
 * @property {string} conditions
 * @property {TraceInfo[]} traces
 */

/**
 * @param {unknown} report the document `report`
 * @param {unknown} traces the document `traces`
 * @param {unknown} words the document `words`
 * @returns {Report}
 */
export function readReport(report, traces, words) {
  const given = object(report);
  const said = object(words);
  const sentences = Array.isArray(said.findings) ? said.findings : [];
  return {
    verdict: string(said.verdict),
    first: string(said.first),
    measured: string(said.measured),
    conditions: string(said.conditions),
    findings: list(given.findings).map((finding, index) => readFinding(finding, index, string(sentences[index]))),
    views: list(given.views).map((row) => ({
      view: string(row.view),
      bodies: number(row.bodies),
      unchanged: numberOrNull(row.unchangedBodies),
      instances: number(row.instances),
      selfTime: numberOrNull(row.selfTimeTotal),
      inclusiveTime: numberOrNull(row.inclusiveTimeTotal),
    })),
    culprits: list(given.culprits).map((row) => ({
      name: string(row.culprit) || string(row.name),
      kind: string(row.kind),
      writes: number(row.writes),
      woken: number(row.bodiesWoken),
      changed: numberOrNull(row.bodiesChanged),
      wastedTime: numberOrNull(row.wastedSelfTime),
      sites: list(row.sites).map((site) => place(site.location)).filter(Boolean),
    })),
    rulesNotRun: list(given.rulesNotRun).map(({ rule, reason }) => ({ rule: string(rule), reason: string(reason) })),
    traces: list(traces).map((trace) => ({
      file: string(trace.file),
      test: [string(trace.test), string(trace.arguments)].filter(Boolean).join(" "),
      build: string(trace.build),
      swift: string(trace.swift),
      profile: string(trace.profile),
      clock: string(trace.clock),
      begin: number(trace.begin),
      duration: number(trace.duration),
      records: number(trace.records),
      firstRecord: number(trace.firstRecord),
      flaws: list(trace.flaws).map((flaw) => ({ name: string(flaw.name), severity: string(flaw.severity), text: string(flaw.text) })),
    })),
  };
}

/**
 * @param {Record<string, unknown>} finding
 * @param {number} index
 * @param {string} message
 * @returns {Finding}
 */
function readFinding(finding, index, message) {
  const severity = finding.severity === "error" || finding.severity === "warning" ? finding.severity : "note";
  const cost = object(finding.cost);
  return {
    number: index,
    rule: string(finding.rule),
    severity,
    view: string(finding.view),
    path: string(finding.identityPath),
    location: place(finding.location),
    culprit: string(finding.culprit),
    count: number(finding.count),
    cost: {
      runs: numberOrNull(cost.runs),
      wastedRuns: numberOrNull(cost.wastedRuns),
      selfTime: numberOrNull(cost.selfTime),
      inclusiveTime: numberOrNull(cost.inclusiveTime),
      share: numberOrNull(cost.share),
      savedRuns: numberOrNull(cost.savedRuns),
      savedTime: numberOrNull(cost.savedTime),
    },
    causes: list(finding.causes).map(readCause),
    advice: string(finding.advice),
    message,
  };
}

/**
 * @param {Record<string, unknown>} cause
 * @returns {Cause}
 */
function readCause(cause) {
  return {
    runs: number(cause.runs),
    ofRuns: number(cause.ofRuns),
    text: string(cause.text),
    links: list(cause.links).map((link) => ({
      kind: string(link.kind),
      name: string(link.name),
      input: string(link.input),
      location: place(link.location),
      function: string(object(link.location).function),
    })),
    steps: (Array.isArray(cause.steps) ? cause.steps : []).map(string).filter(Boolean),
  };
}

/**
 * @param {unknown} value
 * @returns {string} `file:line`; the function where the file is not known
 */
function place(value) {
  const { file, line, function: name } = object(value);
  if (typeof file !== "string" || file === "") return string(name);
  return typeof line === "number" && line > 0 ? `${file}:${line}` : file;
}

/** @param {unknown} value @returns {Record<string, unknown>} */
function object(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? /** @type {Record<string, unknown>} */ (value) : {};
}

/** @param {unknown} value @returns {Record<string, unknown>[]} */
function list(value) {
  return Array.isArray(value) ? value.map(object) : [];
}

/** @param {unknown} value */
function string(value) {
  return typeof value === "string" ? value : "";
}

/** @param {unknown} value */
function number(value) {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

/** @param {unknown} value */
function numberOrNull(value) {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
