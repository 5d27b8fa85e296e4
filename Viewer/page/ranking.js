// The ranked tables: views, and the properties whose writes set bodies off.

import { button, element, replaceContent } from "viewer/dom.js";
import { formatCount, formatDuration, formatShare } from "viewer/numbers.js";

/** @typedef {import("viewer/dom.js").Child} Child */
/** @typedef {import("viewer/report.js").CulpritRow} CulpritRow */
/** @typedef {import("viewer/report.js").ViewRow} ViewRow */

/**
 * @template Row
 * @typedef {object} TableColumn
 * @property {string} title
 * @property {(row: Row) => string | number | null} value by which it is sorted
 * @property {(row: Row) => Child | Child[]} content
 * @property {boolean} [isNumber]
 */

/**
 * @param {HTMLElement} place
 * @param {ViewRow[]} views
 * @param {(view: string) => void} choose
 */
export function showViews(place, views, choose) {
  const most = Math.max(1, ...views.map(({ bodies }) => bodies));
  const longest = Math.max(1, ...views.map(({ selfTime }) => selfTime ?? 0));
  /** @type {TableColumn<ViewRow>[]} */
  const columns = [
    { title: "View", value: ({ view }) => view, content: ({ view }) => button(view, () => choose(view), { class: "link", title: `show the runs of ${view}` }) },
    { title: "Bodies", isNumber: true, value: ({ bodies }) => bodies, content: ({ bodies }) => [bar(bodies / most), formatCount(bodies)] },
    {
      title: "Unchanged", isNumber: true, value: ({ unchanged }) => unchanged,
      content: ({ unchanged, bodies }) => unchanged === null ? "–" : [formatCount(unchanged), unchanged > 0 && element("span", { class: "muted" }, ` ${formatShare(unchanged, bodies)}`)],
    },
    { title: "Instances", isNumber: true, value: ({ instances }) => instances, content: ({ instances }) => formatCount(instances) },
    { title: "Self", isNumber: true, value: ({ selfTime }) => selfTime, content: ({ selfTime }) => [selfTime !== null && bar(selfTime / longest), formatDuration(selfTime)] },
    { title: "Inclusive", isNumber: true, value: ({ inclusiveTime }) => inclusiveTime, content: ({ inclusiveTime }) => formatDuration(inclusiveTime) },
  ];
  replaceContent(place, views.length > 0 ? table(views, columns) : element("p", { class: "muted" }, "No body ran."));
}

/**
 * @param {HTMLElement} place
 * @param {CulpritRow[]} culprits
 */
export function showCulprits(place, culprits) {
  const most = Math.max(1, ...culprits.map(({ woken }) => woken));
  const wasted = (/** @type {CulpritRow} */ { woken, changed }) => (changed === null ? null : Math.max(0, woken - changed));
  /** @type {TableColumn<CulpritRow>[]} */
  const columns = [
    { title: "Property", value: ({ name }) => name, content: ({ name, kind }) => [element("code", {}, name), kind !== "" && element("span", { class: "muted" }, ` ${kind}`)] },
    { title: "Writes", isNumber: true, value: ({ writes }) => writes, content: ({ writes }) => formatCount(writes) },
    { title: "Bodies woken", isNumber: true, value: ({ woken }) => woken, content: ({ woken }) => [bar(woken / most), formatCount(woken)] },
    { title: "For nothing", isNumber: true, value: wasted, content: (row) => [formatCountOrDash(wasted(row)), row.changed !== null && row.woken > 0 && element("span", { class: "muted" }, ` ${formatShare(row.woken - row.changed, row.woken)}`)] },
    { title: "Time wasted", isNumber: true, value: ({ wastedTime }) => wastedTime, content: ({ wastedTime }) => formatDuration(wastedTime) },
    { title: "Written at", value: ({ sites }) => sites[0] ?? "", content: ({ sites }) => sites.map((site) => element("div", { class: "place" }, site)) },
  ];
  replaceContent(place, culprits.length > 0 ? table(culprits, columns) : element("p", { class: "muted" }, "Nothing was written."));
}

/** @param {number | null} count */
function formatCountOrDash(count) {
  return count === null ? "–" : formatCount(count);
}

/** @param {number} share */
function bar(share) {
  const made = element("span", { class: "bar", "aria-hidden": "true" });
  made.style.setProperty("--share", String(Math.max(0, Math.min(1, share))));
  return made;
}

/**
 * @template Row
 * @param {Row[]} rows in the order in which they are shown first
 * @param {TableColumn<Row>[]} columns
 * @returns {HTMLElement} a table that is sorted by the column whose title is pressed
 */
function table(rows, columns) {
  const body = element("tbody");
  const fill = (/** @type {Row[]} */ sorted) => replaceContent(
    body,
    sorted.map((row) => element("tr", {}, columns.map(({ content, isNumber }) => element("td", { class: isNumber ? "number" : null }, content(row))))));
  const heads = columns.map((column) => {
    const head = element("th", { scope: "col", class: column.isNumber ? "number" : null });
    head.append(button(column.title, () => {
      const ascends = head.getAttribute("aria-sort") === (column.isNumber ? "descending" : null);
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", ascends || !column.isNumber ? "ascending" : "descending");
      fill(sortedRows(rows, column, ascends || !column.isNumber));
    }));
    return head;
  });
  fill(rows);
  return element("div", { class: "scroll-x" }, element("table", {}, element("thead", {}, element("tr", {}, heads)), body));
}

/**
 * @template Row
 * @param {Row[]} rows
 * @param {TableColumn<Row>} column
 * @param {boolean} ascends
 */
function sortedRows(rows, { value }, ascends) {
  const order = (/** @type {Row} */ left, /** @type {Row} */ right) => {
    const [a, b] = [value(left), value(right)];
    // What was not measured stands last, whichever way.
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    const compared = typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b));
    return ascends ? compared : -compared;
  };
  return [...rows].sort(order);
}
