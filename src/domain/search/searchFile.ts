import { SEARCH_KINDS, type SearchEntry } from './siteSearch';

/** Increase this when the format of the entries changes; an old page then treats a newer file as missing. */
const FORMAT_VERSION = 1;

interface SearchFile {
  readonly entries: readonly SearchEntry[];
  /** When the first entry in the signal record was made; '' if unknown or the record is empty */
  readonly record: string;
}

export const searchFile = (entries: readonly SearchEntry[], record = ''): string =>
  JSON.stringify({
    format: FORMAT_VERSION,
    record,
    entries: entries.map(({ kind, address, title, text, names, words }) => [
      kind,
      address,
      title,
      text,
      names,
      words,
    ]),
  });

const isStringArray = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

function readEntry(row: unknown): SearchEntry {
  const [name, address, title, text, names, words] = Array.isArray(row) ? (row as unknown[]) : [];
  const kind = SEARCH_KINDS.find((one) => one === name);
  const isAddress = typeof address === 'string' && /^\/(?!\/)/.test(address);
  if (!kind || !isAddress || typeof title !== 'string' || typeof text !== 'string')
    throw new TypeError('The search file has an invalid entry.');
  if (!isStringArray(names) || typeof words !== 'string')
    throw new TypeError('An entry of the search file has no words.');
  return { kind, address, title, text, names, words };
}

/** @throws SyntaxError or TypeError for an invalid file, or one in another format */
export function readSearchFile(text: string): SearchFile {
  const file: unknown = JSON.parse(text);
  if (typeof file !== 'object' || file === null || !('format' in file) || !('entries' in file))
    throw new TypeError('This is not a search file.');
  if (file.format !== FORMAT_VERSION || !Array.isArray(file.entries))
    throw new TypeError('The search file has an unknown format.');
  const record = 'record' in file && typeof file.record === 'string' ? file.record : '';
  return { entries: file.entries.map(readEntry), record };
}
