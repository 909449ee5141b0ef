import { WEEKDAYS } from '@/content/weekdays';
import { formatDay } from '@/domain/time/days';
import type { Progress } from '@/domain/learning/progress';
import { dueSkillsOn, type Mastery } from '@/domain/sums/mastery';

const DAY_MS = 86_400_000;
const DAYS_PER_WEEK = 7;
/** The first day of 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;

/** Such as `Saturday` within a week, or else `12 December 2026`. */
function dayName(day: number, today: number): string {
  if (day - today < DAYS_PER_WEEK) return WEEKDAYS[(day + FIRST_WEEKDAY) % DAYS_PER_WEEK] ?? '';
  return formatDay(new Date(day * DAY_MS).toISOString().slice(0, 10));
}

/** `today`, `tomorrow` or `in 3 days`. */
export function dueDateWords(due: number, today: number): string {
  if (due <= today) return 'today';
  return due === today + 1 ? 'tomorrow' : `in ${String(due - today)} days`;
}

/** How well a skill is known, by its box. */
const BOX_LABELS = ['started', 'started', 'started', 'safe', 'safe', 'mastered'];

/** `new`, or `safe, due in 3 days`. */
export const masteryWords = ({ box, due }: Mastery, today: number): string =>
  due === null ? 'new' : `${BOX_LABELS[box] ?? ''}, due ${dueDateWords(due, today)}`;

/** What is due today, worded for newcomers or returning learners. */
export function dueWords(skills: Progress['skills'], today: number): string {
  const { count, next } = dueSkillsOn(skills, today);
  if (next === null) return 'Nothing is due yet: begin with any sum.';
  if (count > 0) return `Due today: ${String(count)}`;
  const until = next === today + 1 ? 'tomorrow' : dayName(next, today);
  return `Nothing is due until ${until}. You can still practise.`;
}
