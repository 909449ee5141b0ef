import type { Progress, RoundMark } from '@/domain/learning/progress';

/** Days until a skill in each box is due again. */
const INTERVAL_DAYS = [0, 1, 3, 7, 16, 35];
const MAX_BOX = INTERVAL_DAYS.length - 1;
/** One failed round must not undo weeks of practice. */
const BOXES_LOST = 2;
const DAY_MS = 86_400_000;

/**
 * The state of a skill, from 0 (new) to 5 (mastered), and the day on which it is due; null if it was never
 * tried.
 */
export interface Mastery {
  readonly box: number;
  readonly due: number | null;
}

/** A calendar date in days since 1970. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/**
 * The box after a series of rounds: up one with each pass that was due, down two with a failure.
 * @param marks by day number
 */
export function masteryOf(marks: ReadonlyMap<number, RoundMark>): Mastery {
  let box = 0;
  let due: number | null = null;
  for (const [day, mark] of [...marks].toSorted(([one], [other]) => one - other)) {
    if (mark === 'f') {
      box = Math.max(0, box - BOXES_LOST);
      due = day + 1;
    } else if (due === null || day >= due) {
      box = Math.min(MAX_BOX, box + 1);
      due = day + (INTERVAL_DAYS[box] ?? 0);
    }
  }
  return { box, due };
}

type DayMarks = Readonly<Record<string, RoundMark>>;

/** Time zones are up to 26 hours apart, so somebody who has flown west may have dates up to two days ahead. */
const MAX_DAYS_AHEAD = 2;

/**
 * The mastery that follows from marks by date. A date more than two days ahead comes from a wrong clock and doesn't
 * count yet.
 */
export const masteryOn = (today: number, days: DayMarks = {}): Mastery =>
  masteryOf(
    new Map(
      Object.entries(days)
        .map(([day, mark]) => [dayNumber(day), mark] as const)
        .filter(([day]) => day <= today + MAX_DAYS_AHEAD),
    ),
  );

/** The date that a round counts for: today, or that of a later round in a time zone further east. */
export const roundDay = (today: string, days: DayMarks = {}): string =>
  Object.keys(days)
    .filter((day) => dayNumber(day) <= dayNumber(today) + MAX_DAYS_AHEAD)
    .reduce((latest, day) => (day > latest ? day : latest), today);

export const isDue = ({ due }: Mastery, today: number): boolean => due !== null && due <= today;

/** The number of skills due on a day, and when the next one is due; null if none was tried. */
export function dueSkillsOn(skills: Progress['skills'], today: number) {
  const days = Object.values(skills)
    .map((marks) => masteryOn(today, marks).due)
    .filter((due) => due !== null);
  return {
    count: days.filter((due) => due <= today).length,
    next: days.length === 0 ? null : Math.min(...days),
  };
}
