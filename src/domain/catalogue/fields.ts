import * as v from 'valibot';
import { MIN_DATE, MAX_DATE } from '@/domain/time/dateFormat';
import { isDay } from '@/domain/time/days';

/**
 * Tolerant readers for stored fields. Stored data may be old, edited by hand or damaged, so each reader
 * accepts anything and falls back to a safe value; only missing required text makes a record unreadable.
 */

const isTextOrNumber = (stored: unknown): boolean => typeof stored === 'string' || Number.isFinite(stored);

const textOrNumber = v.custom<string | number>(isTextOrNumber);

/** Required text: without it the record is left out of lists. */
export const requiredText = v.pipe(textOrNumber, v.transform(String));

/** Text; a number becomes its digits, anything else ''. */
export const text = v.fallback(requiredText, '');

/** The maximum length of each text; forms refuse longer ones. */
export const MAX_LENGTHS = { name: 100, description: 600, detailed: 5000, regulation: 300 };

const cutTo = (limit: number) => (stored: string) =>
  stored.length > limit && Array.from(stored).length > limit
    ? `${Array.from(stored)
        .slice(0, limit - 1)
        .join('')}…`
    : stored;

/** Required text, cut to a number of characters. */
export const limitedName = (limit: number) => v.pipe(requiredText, v.transform(cutTo(limit)));

/** Text, cut to a number of characters. */
export const limitedText = (limit: number) => v.pipe(text, v.transform(cutTo(limit)));

const numberIn = (stored: string | number): number =>
  typeof stored === 'string' && stored.trim() === '' ? NaN : Number(stored);

/** A finite number, possibly stored as text; anything else is `fallback`. */
export const number = (fallback: number) =>
  v.fallback(v.pipe(textOrNumber, v.transform(numberIn), v.custom<number>(Number.isFinite)), fallback);

const finiteWithComma = v.pipe(
  textOrNumber,
  v.transform((stored) => numberIn(typeof stored === 'string' ? stored.replace(',', '.') : stored)),
  v.custom<number>(Number.isFinite),
);
const nullableDecimal: v.GenericSchema<unknown, number | null> = finiteWithComma;

/** A finite number, possibly stored as text with a decimal comma; anything else is `fallback`. */
export const decimal = (fallback: number) => v.fallback(finiteWithComma, fallback);

/** A finite number as {@link decimal} reads it; anything else is null. */
export const numberOrNull = v.fallback(nullableDecimal, null);

/** A number from `min` to `max`; anything else is `fallback`. */
export const numberWithin = <N extends number | null>(
  reader: v.GenericSchema<unknown, N>,
  [min, max]: readonly [min: number, max: number],
  fallback: N,
) =>
  v.pipe(
    reader,
    v.transform((value) => (value !== null && value >= min && value <= max ? value : fallback)),
  );

/** A whole number from `min` to `max`; anything else is `fallback`. */
export const wholeNumberWithin = <N extends number | null>(
  reader: v.GenericSchema<unknown, N>,
  range: readonly [min: number, max: number],
  fallback: N,
) =>
  v.pipe(
    numberWithin(reader, range, fallback),
    v.transform((value) => (Number.isInteger(value) ? value : fallback)),
  );

/** One of these words; anything else is ''. */
export function picklist<const W extends string>(...words: readonly W[]) {
  const one: v.GenericSchema<unknown, W | ''> = v.picklist([...words, '']);
  return v.fallback(one, '');
}

const isNearDay = (text: string): boolean => text >= MIN_DATE && text <= MAX_DATE && isDay(text);

/**
 * A valid date as `YYYY-MM-DD` from 1970 to 2100; anything else is ''. It has no time, so no time zone shifts
 * it.
 */
export const day = v.fallback(v.pipe(v.string(), v.check(isNearDay)), '');

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

const isMoment = (stored: string): boolean =>
  ISO_MOMENT.test(stored) && isNearDay(stored.slice(0, 10)) && !Number.isNaN(Date.parse(stored));

/**
 * A moment in ISO 8601 with its zone, normalised to UTC seconds: `2026-11-29T15:00:00Z`; anything else is ''.
 */
export const isoDateTime = v.fallback(
  v.pipe(
    v.string(),
    v.check(isMoment),
    v.transform((stored) => `${new Date(stored).toISOString().slice(0, 19)}Z`),
  ),
  '',
);

const isRecord = (stored: unknown): boolean =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

/** A nested object; null for anything else. */
export function recordOrNull<T>(schema: v.GenericSchema<unknown, T>) {
  const parts: v.GenericSchema<unknown, T | null> = v.pipe(v.unknown(), v.check(isRecord), schema);
  return v.fallback(parts, null);
}

/** A list of objects; other entries are left out, and anything else is an empty list. */
export const rows = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.fallback(v.array(recordOrNull(schema)), () => []),
    v.transform((items) => items.filter((item) => item !== null)),
  );

/** A boolean; anything else is `fallback`. */
export const flag = (fallback: boolean) => v.fallback(v.boolean(), fallback);

const stringsIn = (stored: string | readonly unknown[]): string[] =>
  typeof stored === 'string'
    ? splitOnCommas(stored)
    : stored.flatMap((item) => (isTextOrNumber(item) && String(item).trim() !== '' ? [String(item)] : []));

/** A list of non-blank strings. A comma-separated string, the older format, is split. */
export const stringList = v.fallback(
  v.pipe(
    v.custom<string | readonly unknown[]>((stored) => typeof stored === 'string' || Array.isArray(stored)),
    v.transform(stringsIn),
  ),
  () => [],
);

/** The comma in Latin, Arabic, Chinese and Japanese text. */
const COMMAS = /[,،、，]/;

/** Splits a list typed on one line at its commas. */
export function splitOnCommas(line: string): string[] {
  return line
    .split(COMMAS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
