// Numbers as people read them.

const grouped = new Intl.NumberFormat("en-US");

/** @param {number} count */
export function formatCount(count) {
  return grouped.format(count);
}

/**
 * @param {number} count
 * @param {string} one the singular
 * @param {string} many the plural; the singular with an s unless given
 */
export function counted(count, one, many = `${one}s`) {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/**
 * @param {number | null} nanoseconds
 * @returns {string} three significant digits, with a unit; a dash where nothing was measured
 */
export function formatDuration(nanoseconds) {
  if (nanoseconds === null || !Number.isFinite(nanoseconds)) return "–";
  if (nanoseconds === 0) return "0";
  const size = Math.abs(nanoseconds);
  if (size < 999.5) return `${Math.round(nanoseconds)} ns`;
  if (size < 999.5e3) return `${(nanoseconds / 1e3).toPrecision(3)} µs`;
  if (size < 999.5e6) return `${(nanoseconds / 1e6).toPrecision(3)} ms`;
  if (size < 99.95e9) return `${(nanoseconds / 1e9).toPrecision(3)} s`;
  return `${formatCount(Math.round(nanoseconds / 1e9))} s`;
}

/**
 * @param {number} time in nanoseconds
 * @param {number} step the distance between the times that are to be told apart
 * @returns {string} with as many digits as the step asks for
 */
export function formatTime(time, step) {
  const [unit, size] = step >= 1e9 ? ["s", 1e9] : step >= 1e6 ? ["ms", 1e6] : step >= 1e3 ? ["µs", 1e3] : ["ns", 1];
  // A step inside a unit keeps the unit of the time readable: 1,204.5 ms rather than 1,204,500 µs.
  const larger = time >= 10 * size * 1e3 && unit !== "s";
  const shownSize = larger ? size * 1e3 : size;
  const shownUnit = larger ? { ns: "µs", µs: "ms", ms: "s" }[unit] ?? unit : unit;
  const digits = Math.max(0, Math.ceil(Math.log10(shownSize / step) - 1e-9));
  const text = (time / shownSize).toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${text} ${shownUnit}`;
}

/**
 * @param {number} part
 * @param {number} whole
 */
export function formatShare(part, whole) {
  if (whole === 0) return "0 %";
  const percent = (100 * part) / whole;
  return `${percent > 0 && percent < 1 ? "< 1" : Math.round(percent)} %`;
}
