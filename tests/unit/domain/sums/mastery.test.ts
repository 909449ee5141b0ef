import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeProgress, progressIn } from '@/domain/learning/progress';
import { dayNumber, isDue, masteryOf, masteryOn } from '@/domain/sums/mastery';
import { withSkillRound } from '@/domain/sums/skills';
import { wakingDay } from '@/domain/time/days';
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
])('puts the history %s in box %i, due on day %i', (days, box, due) => {
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

it('ignores results from future days', () => {
  const today = dayNumber('2026-11-26');
  const mastery = masteryOn(today, { '2026-11-25': 'p', '2099-01-01': 'f' });
  expect(mastery).toEqual({ box: 1, due: today });
  expect(isDue(mastery, today)).toBe(true);
  expect(isDue(masteryOn(today), today)).toBe(false);
});

const SKILL = { family: 'pipValue', level: 1 } as const;
const ID = 'sums/pip-value/1';
const HOUR_MS = 3_600_000;

const anyMark = fc.constantFrom<RoundMark>('p', 'f');
const anyMoment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
/** Hours ahead of Greenwich. */
const anyZone = fc.integer({ min: -12, max: 14 });
const dayIn = (moment: number, zone: number) =>
  new Date(moment + (zone - 4) * HOUR_MS).toISOString().slice(0, 10);

/** The marks of a skill after these rounds. */
const marksAfter = (rounds: readonly (readonly [day: string, mark: RoundMark])[]) =>
  progressIn(
    rounds.reduce(
      (stored, [day, mark]) => mergeProgress(stored, withSkillRound(progressIn(stored), SKILL, day, mark)),
      {},
    ),
  ).skills[ID] ?? {};

it('moves up at most one box and down at most two in any round', () => {
  const anyDays = fc.array(fc.constantFrom('p', 'f', '-'), { maxLength: 60 });
  fc.assert(
    fc.property(anyDays, anyMark, (days, mark) => {
      const before = masteryOf(marksOf(days.join(''))).box;
      const { box } = masteryOf(marksOf(`${days.join('')}${mark}`));
      expect(box).toBeGreaterThanOrEqual(Math.max(0, before - 2));
      expect(box).toBeLessThanOrEqual(Math.min(5, before + 1));
    }),
    { numRuns },
  );
});

it('counts any round immediately in any other time zone', () => {
  fc.assert(
    fc.property(anyMoment, anyZone, anyZone, (moment, made, seen) => {
      const marks = marksAfter([[dayIn(moment, made), 'p']]);
      expect(masteryOn(dayNumber(dayIn(moment, seen)), marks).box).toBe(1);
    }),
    { numRuns },
  );
});

it('counts at most one pass per day, even after a flight west', () => {
  fc.assert(
    fc.property(anyMoment, anyZone, anyZone, (moment, one, other) => {
      const [east, west] = [Math.max(one, other), Math.min(one, other)];
      const marks = marksAfter([
        [dayIn(moment, east), 'p'],
        [dayIn(moment, west), 'p'],
      ]);
      expect(masteryOn(dayNumber(dayIn(moment, west)), marks).box).toBe(1);
    }),
    { numRuns },
  );
});

it('counts rounds dated two days apart after a flight west as one pass', () => {
  const marks = marksAfter([
    ['2026-11-28', 'p'],
    ['2026-11-26', 'p'],
  ]);
  expect(masteryOn(dayNumber('2026-11-26'), marks).box).toBe(1);
});

it('keeps the date of any earlier pass', () => {
  const anyRound = fc.tuple(
    fc.tuple(anyMoment, anyZone).map(([moment, zone]) => dayIn(moment, zone)),
    anyMark,
  );
  fc.assert(
    fc.property(fc.array(anyRound), anyRound, (rounds, last) => {
      const passes = Object.entries(marksAfter(rounds)).filter(([, mark]) => mark === 'p');
      expect(Object.entries(marksAfter([...rounds, last]))).toEqual(expect.arrayContaining(passes));
    }),
    { numRuns },
  );
});

it('ends a day at four in the morning', () => {
  const at = (day: number, hour: number, minute: number) => wakingDay(new Date(2026, 10, day, hour, minute));
  expect([at(28, 23, 59), at(29, 0, 1), at(29, 3, 59)]).toEqual(Array(3).fill('2026-11-28'));
  expect(at(29, 4, 0)).toBe('2026-11-29');
});
