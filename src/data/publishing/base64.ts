const CHUNK_SIZE = 0x8000;

const encodeBytes = (bytes: Uint8Array): string => {
  const parts = Array.from({ length: Math.ceil(bytes.length / CHUNK_SIZE) }, (_, part) =>
    String.fromCharCode(...bytes.subarray(part * CHUNK_SIZE, (part + 1) * CHUNK_SIZE)),
  );
  return btoa(parts.join(''));
};

/** Encodes as UTF-8; `btoa` alone rejects characters above U+00FF and treats others as one byte. */
export const encodeBase64 = (text: string): string => encodeBytes(new TextEncoder().encode(text));

/** Accepts line breaks. */
export const decodeBase64 = (base64: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.charCodeAt(0)),
  );
