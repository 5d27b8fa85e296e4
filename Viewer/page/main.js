// Starts the page: opens what it holds, and what is dropped on it.

import { Bundle, BundleError, sourceOfBase64, sourceOfBytes } from "viewer/bundle.js";
import { byID } from "viewer/dom.js";
import { Inflater } from "viewer/inflater.js";
import { readReport } from "viewer/report.js";
import { followScheme } from "viewer/scheme.js";
import { attachTabs } from "viewer/tabs.js";
import { openTrace } from "viewer/trace.js";
import { Workbench } from "viewer/workbench.js";

/** @typedef {import("viewer/bundle.js").Source} Source */

const inflater = new Inflater();
const errorPanel = byID("error", HTMLElement);
const main = byID("main", HTMLElement);
const save = byID("save", HTMLButtonElement);
const tabs = attachTabs();
/** @type {Workbench | null} */
let workbench = null;
/** @type {Bundle | null} */
let opened = null;
let openings = 0;

/** @param {unknown} error @param {string} name */
function showError(error, name) {
  // A fault of the page's own is a fault of everything it shows; a damaged bundle leaves what was open before.
  const message = error instanceof BundleError ? error.message : `the page failed: ${error instanceof Error ? error.message : error}`;
  errorPanel.textContent = `${name} could not be opened: ${message}`;
  errorPanel.hidden = false;
}

/**
 * @param {() => Promise<Source> | Source} read
 * @param {string} name
 */
async function open(read, name) {
  openings += 1;
  const opening = openings;
  try {
    const bundle = new Bundle(await read(), inflater);
    // The report is there long before the records are, which are fetched meanwhile.
    const records = openTrace(bundle);
    records.catch(() => {}); // Told below, when the report is shown.
    const [report, traces, words] = await Promise.all([bundle.json("report"), bundle.json("traces"), bundle.json("words")]);
    if (opening !== openings) return;
    const next = new Workbench(readReport(report, traces, words), tabs);
    workbench?.close();
    workbench = next;
    opened = bundle;
    errorPanel.hidden = true;
    main.hidden = false;
    save.hidden = false;
    document.title = bundle.title ? `${bundle.title} – ViewTrace` : "ViewTrace";
    byID("title", HTMLElement).textContent = bundle.title;
    byID("title", HTMLElement).title = bundle.tool;
    workbench.showReport();
    performance.mark("viewtrace-report-shown");
    const trace = await records;
    if (opening !== openings) return;
    workbench.showTrace(trace);
  } catch (error) {
    if (opening === openings) showError(error, name);
  }
}

/** @param {File} file a bundle, or a page that holds one */
function openFile(file) {
  return open(async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isPage = bytes[0] === 0x3c; // "<"
    return isPage ? sourceOfPage(new TextDecoder().decode(bytes)) : sourceOfBytes(bytes);
  }, file.name);
}

/**
 * @param {string} text of a page; it is searched, never made into elements
 * @returns {Source}
 */
function sourceOfPage(text) {
  const mark = '<div id="bundle" hidden>';
  const start = text.lastIndexOf(mark);
  const end = text.indexOf("</div>", start);
  if (start < 0 || end < 0) throw new BundleError("this page holds no bundle");
  return sourceOfBase64(text.slice(start + mark.length, end).replaceAll("<!--", "").replaceAll("-->", ""));
}

/** @returns {Source} what this page holds: Base64 in comments, which browsers read fastest */
function sourceOfThisPage() {
  const pieces = [...byID("bundle", HTMLElement).childNodes].map((piece) => piece.nodeValue ?? "");
  const base64 = pieces.join("");
  if (base64 === "") throw new BundleError("it holds none; drop a bundle here");
  return sourceOfBase64(base64);
}

function attachFiles() {
  const hint = byID("drop", HTMLElement);
  let depth = 0;
  const hasFiles = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragenter", (event) => {
    if (!hasFiles(event)) return;
    depth += 1;
    hint.hidden = false;
  });
  addEventListener("dragleave", () => {
    depth = Math.max(0, depth - 1);
    if (depth === 0) hint.hidden = true;
  });
  addEventListener("dragover", (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    event.preventDefault();
    depth = 0;
    hint.hidden = true;
    const file = event.dataTransfer?.files[0];
    if (file) openFile(file);
  });
  const input = byID("open", HTMLInputElement);
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) openFile(file);
    input.value = "";
  });
  save.addEventListener("click", () => {
    if (!opened) return;
    const address = URL.createObjectURL(new Blob([opened.bytes()], { type: "application/octet-stream" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${(opened.title || "trace").replace(/[^\w.-]+/g, "-")}.vtbundle`;
    link.click();
    URL.revokeObjectURL(address);
  });
}

followScheme(() => workbench?.refreshColours());
attachFiles();
open(sourceOfThisPage, "The data in this page");
