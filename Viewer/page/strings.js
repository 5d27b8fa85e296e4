// The string table.

import { BundleError } from "viewer/bundle.js";

const decoder = new TextDecoder();

/** All strings, decoded one by one when they are asked for. */
export class Strings {
  /** @type {Map<number, string>} */
  #decoded = new Map();

  /**
   * @param {ArrayLike<number>} ends where each string ends
   * @param {Uint8Array} bytes UTF-8
   */
  constructor(ends, bytes) {
    const end = ends.length > 0 ? ends[ends.length - 1] : 0;
    if (end !== bytes.length) throw new BundleError(`the strings end at byte ${end}, their text has ${bytes.length} bytes`);
    this.ends = ends;
    this.bytes = bytes;
  }

  /** @param {number} reference */
  text(reference) {
    if (reference === 0 || reference > this.ends.length) return "";
    let text = this.#decoded.get(reference);
    if (text === undefined) {
      text = decoder.decode(this.bytes.subarray(reference > 1 ? this.ends[reference - 2] : 0, this.ends[reference - 1]));
      this.#decoded.set(reference, text);
    }
    return text;
  }
}
