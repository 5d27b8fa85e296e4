// The container of the page's data: header, directory, sections. BUNDLE.md describes it byte by byte.

import { storedBytes } from "viewer/inflate.js";

/** @typedef {import("viewer/inflate.js").Stored} Stored */
/** @typedef {"u8" | "u16" | "u32" | "u64" | "text" | "json"} Kind */
/** @typedef {{ name: string, kind: Kind, count: number, length: number, offset: number, stored: number, delta: boolean }} Section */
/** @typedef {Uint8Array | Uint16Array | Uint32Array | Float64Array} Column */
/** @typedef {{ inflate(stored: Stored, length: number): Promise<Uint8Array> }} Inflating */

const magic = [0x89, 0x56, 0x54, 0x42, 0x0d, 0x0a, 0x1a, 0x0a];
const majorVersion = 1;
const headerLength = 16;
const directoryLimit = 2 ** 20;
const sectionLimit = 2 ** 30;
const totalLimit = 2 ** 31;
/** @type {Record<Kind, number>} */
const widths = { u8: 1, u16: 2, u32: 4, u64: 8, text: 0, json: 0 };

/** What is wrong with a bundle, and where. */
export class BundleError extends Error {}

/**
 * Where the bytes of a bundle come from: a file that was opened, or Base64 in the page, of which only pieces are decoded.
 *
 * @typedef {object} Source
 * @property {number} length in bytes
 * @property {(start: number, end: number) => Stored} piece `start` is a multiple of 3
 */

/**
 * @param {Uint8Array} bytes
 * @returns {Source}
 */
export function sourceOfBytes(bytes) {
  return { length: bytes.length, piece: (start, end) => bytes.subarray(start, end) };
}

/**
 * @param {string} base64 without white space
 * @returns {Source}
 */
export function sourceOfBase64(base64) {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  return {
    length: (base64.length / 4) * 3 - padding,
    // Four characters are three bytes; the last of a piece may hold up to two bytes more.
    piece: (start, end) => ({ base64: base64.slice((start / 3) * 4, Math.ceil(end / 3) * 4), length: end - start }),
  };
}

export class Bundle {
  /** @type {Source} */
  #source;
  /** @type {Inflating} */
  #inflater;
  /** @type {Map<string, Section>} */
  #sections = new Map();
  /** @type {Map<string, Promise<Column>>} */
  #columns = new Map();
  title = "";
  tool = "";

  /**
   * Reads header and directory; sections are inflated when they are asked for.
   *
   * @param {Source} source
   * @param {Inflating} inflater
   */
  constructor(source, inflater) {
    this.#source = source;
    this.#inflater = inflater;
    const directory = readDirectory(source);
    this.title = typeof directory.title === "string" ? directory.title : "";
    this.tool = typeof directory.tool === "string" ? directory.tool : "";
    if (!Array.isArray(directory.sections)) throw new BundleError("the directory lists no sections");
    let total = 0;
    for (const described of directory.sections) {
      const section = checkedSection(described, source.length);
      total += section.length;
      if (total > totalLimit) throw new BundleError(`the sections inflate to more than ${totalLimit} bytes`);
      this.#sections.set(section.name, section);
    }
    checkTables(this.#sections);
  }

  /**
   * @param {string} name
   * @returns {Promise<unknown>} the document
   */
  async json(name) {
    const bytes = await this.#inflated(name, ["json"]);
    try {
      return JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      throw new BundleError(`section ${name} is no JSON document`);
    }
  }

  /**
   * @param {string} name
   * @returns {Promise<Uint8Array>} UTF-8
   */
  text(name) {
    return this.#inflated(name, ["text"]);
  }

  /**
   * @param {string} name
   * @returns {Promise<Column>} the numbers, `u64` and sums as doubles; inflated once and kept
   */
  column(name) {
    let column = this.#columns.get(name);
    if (!column) {
      column = this.#readColumn(name);
      this.#columns.set(name, column);
    }
    return column;
  }

  /**
   * @param {Record<string, string[]>} wanted the columns of each table
   * @returns {Promise<Record<string, Record<string, Column>>>} by table, then by column
   */
  async tables(wanted) {
    /** @type {Record<string, Record<string, Column>>} */
    const tables = {};
    await Promise.all(
      Object.entries(wanted).map(async ([table, names]) => {
        const columns = await Promise.all(names.map((name) => this.column(`${table}.${name}`)));
        tables[table] = Object.fromEntries(names.map((name, index) => [name, columns[index]]));
      }));
    return tables;
  }

  /** @returns {Uint8Array} the bundle as it can be saved */
  bytes() {
    return storedBytes(this.#source.piece(0, this.#source.length));
  }

  /**
   * @param {string} name
   * @returns {Promise<Column>}
   */
  async #readColumn(name) {
    const bytes = await this.#inflated(name, ["u8", "u16", "u32", "u64"]);
    const { kind, delta } = /** @type {Section} */ (this.#sections.get(name));
    const given = numbers(bytes, kind, name);
    if (!delta) return given;
    const column = new Float64Array(given.length);
    let sum = 0;
    for (let row = 0; row < given.length; row += 1) column[row] = sum += given[row];
    if (!Number.isSafeInteger(sum)) throw new BundleError(`section ${name} has a number above 2^53`);
    return column;
  }

  /**
   * @param {string} name
   * @param {Kind[]} kinds
   */
  async #inflated(name, kinds) {
    const section = this.#sections.get(name);
    if (!section) throw new BundleError(`section ${name} is missing`);
    if (!kinds.includes(section.kind)) throw new BundleError(`section ${name} has the kind ${section.kind}`);
    try {
      const piece = this.#source.piece(section.offset, section.offset + section.stored);
      return await this.#inflater.inflate(piece, section.length);
    } catch (error) {
      const message = error instanceof Error && error.message ? error.message : "is no complete zlib stream";
      throw new BundleError(`section ${name} at byte ${section.offset} is damaged: ${message}`);
    }
  }
}

/**
 * @param {Source} source
 * @returns {Record<string, unknown>}
 */
function readDirectory(source) {
  if (source.length < headerLength) throw new BundleError(`${source.length} bytes are too few for a bundle`);
  const header = storedBytes(source.piece(0, headerLength));
  if (magic.some((byte, index) => header[index] !== byte)) {
    throw new BundleError("this is no bundle: it does not begin with its magic bytes");
  }
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const major = view.getUint16(8, true);
  if (major > majorVersion) {
    throw new BundleError(
      `the bundle has version ${major}.${view.getUint16(10, true)}, this page reads version ${majorVersion}; ` +
        "open it with a page that a newer tracectl wrote");
  }
  const length = view.getUint32(12, true);
  if (length > directoryLimit || headerLength + length > source.length) {
    throw new BundleError(`the directory of ${length} bytes does not fit into the bundle of ${source.length} bytes`);
  }
  // From 0, since only multiples of three can be cut out of Base64.
  const text = new TextDecoder().decode(storedBytes(source.piece(0, headerLength + length)).subarray(headerLength));
  try {
    const directory = JSON.parse(text);
    if (typeof directory === "object" && directory !== null) return directory;
  } catch {
    // Named below.
  }
  throw new BundleError("the directory is no JSON object");
}

/**
 * @param {unknown} described
 * @param {number} bundleLength
 * @returns {Section}
 */
function checkedSection(described, bundleLength) {
  const given = /** @type {Record<string, unknown>} */ (typeof described === "object" && described !== null ? described : {});
  const { name, kind, delta } = given;
  if (typeof name !== "string") throw new BundleError("a section has no name");
  if (typeof kind !== "string" || !(kind in widths)) throw new BundleError(`section ${name} has no known kind`);
  const [count, length, offset, stored] = ["count", "length", "offset", "stored"].map((key) => {
    const number = given[key];
    if (typeof number !== "number" || !Number.isSafeInteger(number) || number < 0) {
      throw new BundleError(`section ${name} has no valid ${key}`);
    }
    return number;
  });
  if (offset % 12 !== 0 || offset + stored > bundleLength) {
    throw new BundleError(`section ${name} at byte ${offset} does not lie inside the bundle of ${bundleLength} bytes`);
  }
  if (length > sectionLimit || length > 1032 * stored + 64) {
    throw new BundleError(`section ${name} declares ${length} bytes, more than ${stored} stored bytes can hold`);
  }
  const width = widths[/** @type {Kind} */ (kind)];
  if (width > 0 && count * width !== length) {
    throw new BundleError(`section ${name} declares ${count} numbers and ${length} bytes`);
  }
  return { name, kind: /** @type {Kind} */ (kind), count, length, offset, stored, delta: delta === true };
}

/** @param {Map<string, Section>} sections */
function checkTables(sections) {
  /** @type {Map<string, number>} */
  const rows = new Map();
  for (const { name, kind, count } of sections.values()) {
    const dot = name.indexOf(".");
    if (dot < 0 || widths[kind] === 0) continue;
    const table = name.slice(0, dot);
    const known = rows.get(table);
    if (known !== undefined && known !== count) {
      throw new BundleError(`section ${name} has ${count} rows, other columns of ${table} have ${known}`);
    }
    rows.set(table, count);
  }
}

/**
 * @param {Uint8Array} bytes
 * @param {Kind} kind
 * @param {string} name
 * @returns {Column}
 */
function numbers(bytes, kind, name) {
  if (kind === "u8") return bytes;
  if (kind === "u16") return elements(bytes, 2, (buffer, offset, count) => new Uint16Array(buffer, offset, count));
  const words = elements(bytes, 4, (buffer, offset, count) => new Uint32Array(buffer, offset, count));
  if (kind === "u32") return words;
  const column = new Float64Array(words.length / 2);
  for (let row = 0; row < column.length; row += 1) {
    const high = words[2 * row + 1];
    if (high >= 2 ** 21) throw new BundleError(`section ${name} has a number above 2^53`);
    column[row] = words[2 * row] + high * 2 ** 32;
  }
  return column;
}

const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/**
 * @template {Uint16Array | Uint32Array} Elements
 * @param {Uint8Array} bytes little-endian, freshly inflated: they may be turned around in place
 * @param {number} width
 * @param {(buffer: ArrayBufferLike, offset: number, count: number) => Elements} make
 * @returns {Elements}
 */
function elements(bytes, width, make) {
  if (!isLittleEndian) {
    for (let start = 0; start < bytes.length; start += width) bytes.subarray(start, start + width).reverse();
  }
  return make(bytes.buffer, bytes.byteOffset, bytes.byteLength / width);
}
