// One zlib stream into exactly the declared number of bytes.

/**
 * Inflates one zlib stream.
 *
 * The function refers to nothing outside itself, since a worker is made from its text.
 *
 * @param {Uint8Array} stored exactly one zlib stream
 * @param {number} length the declared length; memory for it is taken once, and more output stops the work
 * @returns {Promise<Uint8Array>} exactly `length` bytes
 */
export async function inflate(stored, length) {
  const stream = new DecompressionStream("deflate");
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const output = new Uint8Array(length);

  // In slices, since a decompressor turns one write into all of its output at once, however much that is.
  const slice = 1 << 16;
  const feed = async () => {
    for (let start = 0; start < stored.length; start += slice) {
      await writer.ready;
      await writer.write(stored.subarray(start, start + slice));
    }
    await writer.close();
  };
  const feeding = feed();
  // A failure of the stream is seen by the reader below; unobserved here it would be reported as unhandled.
  feeding.catch(() => {});

  let filled = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (filled + value.length > length) {
      await reader.cancel();
      throw new Error(`inflates to more than the declared ${length} bytes`);
    }
    output.set(value, filled);
    filled += value.length;
  }
  await feeding;
  if (filled !== length) throw new Error(`inflates to ${filled} bytes instead of the declared ${length}`);
  return output;
}

/**
 * A zlib stream, or a piece of Base64 that begins with one.
 *
 * @typedef {Uint8Array | { base64: string, length: number }} Stored
 */

/**
 * Gives the bytes of what is stored. Refers to nothing outside itself, for the same reason.
 *
 * @param {Stored} stored
 * @returns {Uint8Array}
 */
export function storedBytes(stored) {
  if (stored instanceof Uint8Array) return stored;
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(stored.base64).subarray(0, stored.length);
  const binary = atob(stored.base64);
  const bytes = new Uint8Array(stored.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
