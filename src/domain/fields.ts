import * as v from 'valibot';

/**
 * Tolerant readers for stored fields. Stored data may be old, hand-edited or damaged, so each reader accepts
 * anything and falls back to a value that is safe to show; no field alone can make a record unreadable.
 */

const isTextOrNumber = (stored: unknown): boolean => typeof stored === 'string' || Number.isFinite(stored);

const textOrNumber = v.custom<string | number>(isTextOrNumber);

/** Text without which a record cannot be told from rubbish: absent means the record is left out of lists. */
export const identifyingText = v.pipe(textOrNumber, v.transform(String));

/** Text; a number becomes its digits, anything else ''. */
export const text = v.fallback(identifyingText, '');

const numberIn = (stored: string | number): number =>
  typeof stored === 'string' && stored.trim() === '' ? NaN : Number(stored);

/** A finite number; numeric text is read, anything else is `fallback`. */
export const number = (fallback: number) =>
  v.fallback(v.pipe(textOrNumber, v.transform(numberIn), v.custom<number>(Number.isFinite)), fallback);

/** True or false; anything else is `fallback`. */
export const flag = (fallback: boolean) => v.fallback(v.boolean(), fallback);

const textsIn = (stored: string | readonly unknown[]): string[] =>
  typeof stored === 'string'
    ? splitOnCommas(stored)
    : stored.flatMap((item) => (isTextOrNumber(item) && String(item).trim() !== '' ? [String(item)] : []));

/** A list of texts without blanks; a single comma-separated text, an older shape, is split. */
export const textList = v.fallback(
  v.pipe(
    v.custom<string | readonly unknown[]>((stored) => typeof stored === 'string' || Array.isArray(stored)),
    v.transform(textsIn),
  ),
  () => [],
);

/** Splits on commas, trims, drops empties: how an administrator types a list in one line. */
export function splitOnCommas(line: string): string[] {
  return line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
