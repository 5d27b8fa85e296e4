// Inflates beside the main thread where the browser allows a worker, and on it where it does not.

import { inflate, storedBytes } from "viewer/inflate.js";

/** @typedef {import("viewer/inflate.js").Stored} Stored */

/** What is smaller is done before a worker has started. */
const small = 1 << 18;

/** More would only take the cores from the page itself. */
const workerCount = 2;

/** @typedef {{ work: () => Promise<Uint8Array>, resolve: (bytes: Uint8Array) => void, reject: (error: unknown) => void }} Waiting */
/** @typedef {{ worker: Worker, waiting: Map<number, Waiting> }} Helper */

export class Inflater {
  /** @type {Helper[]} */
  #helpers = [];
  #lastNumber = 0;

  constructor() {
    try {
      while (this.#helpers.length < workerCount) this.#addHelper(makeWorker());
    } catch {
      // No worker from a blob here: everything runs on the main thread.
    }
  }

  /**
   * @param {Stored} stored
   * @param {number} length
   * @returns {Promise<Uint8Array>}
   */
  inflate(stored, length) {
    const work = async () => inflate(storedBytes(stored), length);
    const helper = this.#idlest();
    if (!helper || length < small) return work();
    return new Promise((resolve, reject) => {
      this.#lastNumber += 1;
      helper.waiting.set(this.#lastNumber, { work, resolve, reject });
      helper.worker.postMessage({ number: this.#lastNumber, stored, length });
    });
  }

  /** @returns {Helper | undefined} */
  #idlest() {
    return [...this.#helpers].sort((left, right) => left.waiting.size - right.waiting.size)[0];
  }

  /** @param {Worker} worker */
  #addHelper(worker) {
    /** @type {Helper} */
    const helper = { worker, waiting: new Map() };
    this.#helpers.push(helper);
    worker.onmessage = ({ data: { number, bytes, message } }) => {
      const waiting = helper.waiting.get(number);
      helper.waiting.delete(number);
      if (bytes) waiting?.resolve(bytes);
      else waiting?.reject(new Error(message));
    };
    // A worker that could not start leaves its work to the main thread.
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.#helpers = this.#helpers.filter((other) => other !== helper);
      for (const { work, resolve, reject } of helper.waiting.values()) work().then(resolve, reject);
    };
  }
}

// The page's policy refuses addresses of scripts that are plain strings.
const policy = window.trustedTypes?.createPolicy("viewer-worker", { createScriptURL: (given) => given });

/** @returns {Worker} */
function makeWorker() {
  const text = `
    ${inflate}
    ${storedBytes}
    onmessage = async ({ data: { number, stored, length } }) => {
      try {
        const bytes = await inflate(storedBytes(stored), length);
        postMessage({ number, bytes }, [bytes.buffer]);
      } catch (error) {
        postMessage({ number, message: String(error.message) });
      }
    };`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    return new Worker(policy ? policy.createScriptURL(address) : address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
