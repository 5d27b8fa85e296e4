// The trace's own numbers as words, and the reasons of a body run as sentences.

/** What a run's flags say. */
export const runFlags = { changed: 1, unfinished: 2, unmeasured: 4, first: 8, unknownOutput: 16 };

/** What a write's flags say. */
const writeFlags = [
  [1, "equal value"],
  [2, "coalesced"],
  [4, "while bodies ran"],
  [8, "off the main thread"],
];

export const writeKinds = ["write", "state", "observable property", "environment"];

const causeKinds = [
  "unknown cause", "mount", "step", "action", "root view replaced", "cell configured", "task", "timer", "appear action",
  "change action", "external write",
];

/**
 * @param {number} flags of a run
 * @returns {boolean} whether it ran for nothing: its output equals the one before
 */
export function isUnchanged(flags) {
  return (flags & (runFlags.changed | runFlags.first | runFlags.unknownOutput | runFlags.unfinished)) === 0;
}

/**
 * @param {number} flags of a run
 * @returns {boolean} whether the trace cannot say if it changed anything
 */
export function isUnknown(flags) {
  return (flags & (runFlags.unknownOutput | runFlags.unfinished)) !== 0 && (flags & runFlags.first) === 0;
}

/**
 * @param {number} flags of a run
 * @returns {string}
 */
export function outputText(flags) {
  if (flags & runFlags.unfinished) return "its end was not recorded";
  if (flags & runFlags.first) return "first run of this identity";
  if (flags & runFlags.unknownOutput) return "the trace cannot say whether the output changed";
  return flags & runFlags.changed ? "the output changed" : "the output did not change";
}

/**
 * @param {number} flags
 * @returns {string[]}
 */
export function writeFlagTexts(flags) {
  return writeFlags.filter(([bit]) => flags & Number(bit)).map(([, text]) => String(text));
}

/**
 * @param {number} kind
 * @param {string} name
 */
export function causeText(kind, name) {
  const known = causeKinds[kind] ?? causeKinds[0];
  return name ? `${known} “${name}”` : known;
}

/**
 * @param {string} reason as `_printChanges()` prints it
 * @returns {string} what it means
 */
export function reasonText(reason) {
  switch (reason) {
    case "@self": return "the view value that the parent made differs";
    case "@identity": return "the view appeared, or its identity changed";
    case "@dependencies": return "something that the body read changed";
    default: return "this property changed";
  }
}
