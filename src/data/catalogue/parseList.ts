import { parseJson } from '@/data/storage/json';

/** A stored list; null where nothing is stored, 'corrupt' where the text is not a JSON list. */
export type ParsedList = readonly unknown[] | 'corrupt' | null;

export function parseList(text: string | null): ParsedList {
  if (text === null) return null;
  try {
    const parsed = parseJson(text);
    return Array.isArray(parsed) ? (parsed as unknown[]) : 'corrupt';
  } catch {
    return 'corrupt';
  }
}
