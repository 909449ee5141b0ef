import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber, isDue, masteryOf, masteryOn } from '@/domain/sums/mastery';
import type { RoundMark } from '@/domain/learning/progress';
import { numRuns } from '../../../support/properties';

/** One character per day: passed, failed, or nothing. */
const marksOf = (days: string) =>
  new Map([...days].flatMap((mark, day) => (mark === '-' ? [] : [[day, mark as RoundMark] as const])));

it.each([
  ['p', 1, 1],
  ['f', 0, 1],
  ['pp--p', 3, 11],
  ['pp--f-p', 1, 7],
  [`pp--p------p${'-'.repeat(15)}pf`, 3, 29],
  [`pp--p------p${'-'.repeat(15)}p`, 5, 62],
  ['ffp', 1, 3],
  ['p---------p', 2, 13],
])('moves history %s to box %i, due on day %i', (days, box, due) => {
  expect(masteryOf(marksOf(days))).toEqual({ box, due });
});

it('reaches box 3 on the fifth day at the earliest', () => {
  const anyDays = fc.array(fc.constantFrom('p', 'f', '-'), { maxLength: 4 });
  fc.assert(
    fc.property(anyDays, (days) => {
      expect(masteryOf(marksOf(days.join(''))).box).toBeLessThan(3);
    }),
    { numRuns },
  );
});

it('keeps a pass that another time zone dates tomorrow', () => {
  const today = dayNumber('2026-11-28');
  expect(masteryOn(today, { '2026-11-29': 'p' })).toEqual({ box: 1, due: today + 2 });
});

it('ignores results from future days', () => {
  const today = dayNumber('2026-11-26');
  const mastery = masteryOn(today, { '2026-11-25': 'p', '2099-01-01': 'f' });
  expect(mastery).toEqual({ box: 1, due: today });
  expect(isDue(mastery, today)).toBe(true);
  expect(isDue(masteryOn(today), today)).toBe(false);
});
