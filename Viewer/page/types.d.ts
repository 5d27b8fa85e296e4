// What the checker's own library does not know yet.

interface DecompressionStream {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
}

declare const DecompressionStream: { new (format: "deflate"): DecompressionStream };

interface Uint8ArrayConstructor {
  /** Decodes Base64 natively; missing in older browsers. */
  fromBase64?: (text: string) => Uint8Array;
}

interface TrustedTypesPolicy {
  createScriptURL(text: string): string;
}

interface Window {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: (text: string) => string }): TrustedTypesPolicy;
  };
}

/** What may stand in an element: text, elements, lists of them, or nothing. */
type ViewerChild = Node | string | number | null | undefined | false | ViewerChild[];

interface Array<T> {
  findLast(isWanted: (item: T) => boolean): T | undefined;
}
