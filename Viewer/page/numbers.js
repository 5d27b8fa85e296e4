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
 * @param {number} reference the time whose size decides the unit, so that a row of times has one
 * @returns {string} with as many digits as the step asks for
 */
export function formatTime(time, step, reference = time) {
  const [unit, size] = reference >= 1e9 ? ["s", 1e9] : reference >= 1e6 ? ["ms", 1e6] : reference >= 1e3 ? ["µs", 1e3] : ["ns", 1];
  const digits = Math.min(Math.max(0, Math.ceil(Math.log10(size / step) - 1e-9)), Math.log10(size));
  const text = (time / size).toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${text} ${unit}`;
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
