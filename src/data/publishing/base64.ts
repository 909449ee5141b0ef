const CHUNK = 0x8000;

/** Base64 of bytes. */
const encodeBytes = (bytes: Uint8Array): string => {
  const parts = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, part) =>
    String.fromCharCode(...bytes.subarray(part * CHUNK, (part + 1) * CHUNK)),
  );
  return btoa(parts.join(''));
};

/** Base64 of a text's UTF-8 bytes; `btoa` alone takes no character above U+00FF, and others for one byte. */
export const encodeBase64 = (text: string): string => encodeBytes(new TextEncoder().encode(text));

/** The text in base64 of UTF-8 bytes, which may be broken into lines. */
export const decodeBase64 = (base64: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(base64.replace(/\s/g, '')), (character) => character.charCodeAt(0)),
  );
