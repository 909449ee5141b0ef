import { withoutQuoteMarks } from '@/domain/text/quoteMarks';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const POLLUTING_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Shallow enough for every engine to stringify */
const MAX_DEPTH = 1001;

/** Walks the parsed value, which is much faster than a reviver. */
function removePollutingKeys(value: unknown, levels: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (levels === 0) throw new RangeError('The JSON is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    if (POLLUTING_KEYS.has(key)) Reflect.deleteProperty(value, key);
    else removePollutingKeys(inner, levels - 1);
  }
}

/**
 * Removes the three keys that can pollute an object's prototype when records are copied.
 * @throws SyntaxError for invalid JSON, RangeError if it's nested too deeply
 */
export function parseJson(text: string, levels = MAX_DEPTH): unknown {
  const value: unknown = JSON.parse(text);
  removePollutingKeys(value, levels);
  return value;
}

/** Returns null if there is no text, or if it isn't JSON. */
export function jsonOrNull(text: string | null): unknown {
  try {
    return text === null ? null : parseJson(text);
  } catch {
    return null;
  }
}

/** Null if nothing is stored, 'corrupt' if the text isn't a JSON array */
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

export const readableValues = (values: ParsedList): readonly unknown[] =>
  values === null || values === 'corrupt' ? [] : values;

/** Some editors add a byte order mark, and email programs put marks before quoted lines. */
export const parseJsonFile = (text: string, levels?: number): unknown =>
  parseJson(withoutQuoteMarks(text.replace(/^\ufeff/, '')), levels);

/**
 * Escapes characters above U+00FF: a single one halves WebKit's storage limit for the text.
 * @param indent spaces per level
 * @throws TypeError if JSON can't represent the value (a cycle, a BigInt)
 */
export const formatJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(
    /[\u0100-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/*
 * Invisible characters: controls, bidirectional marks and zero-width spaces. In names they could create
 * lookalikes or reverse the following text. Zero-width joiners are allowed after letters and emoji that use
 * them.
 */
const INVISIBLE_CHARACTERS =
  /[^\P{Cc}\t\n]|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;

/** Removes invisible characters, except for line breaks and tabs. */
export const visibleText = (typed: string): string => typed.replace(INVISIBLE_CHARACTERS, '');

function withoutInvisibleCharacters(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value);
  if (Array.isArray(value)) return value.map(withoutInvisibleCharacters);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutInvisibleCharacters(inner)]),
  );
}

/** Returns a deep copy without invisible characters in its strings. */
export const sanitise = (value: unknown): unknown => withoutInvisibleCharacters(parseJson(formatJson(value)));
