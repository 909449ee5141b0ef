import { unicodeEncoding } from '@/domain/text/textEncoding';
import type { OtherFile } from './reading';
import type { Encoding } from './types';

/** The first bytes of files that aren't statements, and what those files are. */
const OTHER_STARTS: readonly (readonly [start: string, found: OtherFile])[] = [
  ['89504e47', 'picture'],
  ['ffd8ff', 'picture'],
  ['47494638', 'picture'],
  ['52494646', 'picture'],
  ['25504446', 'pdf'],
  ['d0cf11e0', 'old-excel'],
];

const ZIP_START = '504b0304';

/** The kind of a file, judged by its first bytes, whatever its name. */
export function contentKind(bytes: Uint8Array): 'text' | 'zip' | OtherFile {
  if (bytes.length === 0) return 'empty';
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (start === ZIP_START) return 'zip';
  const other = OTHER_STARTS.find(([other]) => start.startsWith(other));
  if (other) return other[1];
  // Text has zero bytes only in UTF-16.
  return unicodeEncoding(bytes) === 'utf-8' && bytes.subarray(0, 4096).includes(0) ? 'unknown' : 'text';
}

/**
 * Decodes text by its bytes, because some statements declare the wrong encoding: UTF-16 by its mark or
 * its zero bytes, else strict UTF-8, else Windows-1252.
 */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const encoding = unicodeEncoding(bytes);
  if (encoding !== 'utf-8') return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
