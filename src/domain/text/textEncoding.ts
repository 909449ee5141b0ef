/**
 * The Unicode encoding of a file, by its byte order mark or the zero bytes that English text has in UTF-16. Whatever
 * isn't UTF-16 may be UTF-8.
 */
export function unicodeEncoding([first = 1, second = 1]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second > 0)) return 'utf-16be';
  return 'utf-8';
}
