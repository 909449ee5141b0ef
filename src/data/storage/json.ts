import { visibleText } from '@/domain/visibleText';

/** An object from JSON: its values may be anything. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const POLLUTING = new Set(['__proto__', 'constructor', 'prototype']);

/** Far deeper than any record, and still within what every engine can write as JSON again. */
const DEEPEST = 1001;

/** Takes the polluting keys out of a parsed value. Walking it afterwards is much quicker than a reviver. */
function purge(value: unknown, levels: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (levels === 0) throw new RangeError('The JSON is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    if (POLLUTING.has(key)) Reflect.deleteProperty(value, key);
    else purge(inner, levels - 1);
  }
}

/**
 * Parses JSON without the three keys that can reach an object's prototype when records are copied.
 * @param levels how deep it may be nested; else up to what can be written again
 * @throws SyntaxError for what is not JSON, RangeError for JSON nested deeper
 */
export function parseJson(text: string, levels = DEEPEST): unknown {
  const value: unknown = JSON.parse(text);
  purge(value, levels);
  return value;
}

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

/** The values of a list, none for one that is not there or cannot be read. */
export const readableValues = (values: ParsedList): readonly unknown[] =>
  values === null || values === 'corrupt' ? [] : values;

/** Parses a file, as {@link parseJson} does; editors put a byte order mark in front of some. */
export const parseJsonFile = (text: string, levels?: number): unknown =>
  parseJson(text.replace(/^\ufeff/, ''), levels);

/**
 * JSON in which every character above U+00FF is escaped: WebKit halves the storage limit for a text that
 * holds a single one of them.
 * @param indent how many spaces each level is set in; all on one line without
 * @throws TypeError for what JSON cannot hold (a cycle, a BigInt)
 */
export const formatJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(
    /[\u0100-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function withVisibleTexts(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map(withVisibleTexts);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withVisibleTexts(inner)]));
}

/**
 * What somebody has entered, as it is to be stored: a deep copy through JSON whose texts hold nothing that cannot be
 * seen; undefined where JSON has no word for it. What was stored before stays as it is until it is edited.
 */
export const asEntered = (value: unknown): unknown => withVisibleTexts(parseJson(formatJson(value)));
