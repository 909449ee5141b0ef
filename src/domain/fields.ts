import * as v from 'valibot';

/**
 * Tolerant readers for stored fields. Stored data may be old, hand-edited or damaged, so each reader accepts
 * anything and falls back to a value that is safe to show; no field alone can make a record unreadable.
 */

const finiteNumber = v.pipe(v.number(), v.finite());
const textOrNumber = v.pipe(v.union([v.string(), finiteNumber]), v.transform(String));

/** Text; a number becomes its digits, anything else ''. */
export const text = v.fallback(textOrNumber, '');

/** Text without which a record cannot be told from rubbish: absent means the record is left out of lists. */
export const identifyingText = textOrNumber;

/** A finite number; numeric text is read, anything else is `fallback`. */
export const number = (fallback: number) =>
  v.fallback(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
      finiteNumber,
    ),
    fallback,
  );

/** True or false; anything else is `fallback`. */
export const flag = (fallback: boolean) => v.fallback(v.boolean(), fallback);

/** A list of texts without blanks; a single comma-separated text, an older shape, is split. */
export const textList = v.fallback(
  v.union([
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) =>
        items.flatMap((item) =>
          v.is(textOrNumber, item) && String(item).trim() !== '' ? [String(item)] : [],
        ),
      ),
    ),
    v.pipe(v.string(), v.transform(splitOnCommas)),
  ]),
  () => [],
);

/** Splits on commas, trims, drops empties: how an administrator types a list in one line. */
export function splitOnCommas(line: string): string[] {
  return line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
