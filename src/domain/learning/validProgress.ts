import { isObject } from '@/domain/merge/same';
import { isSection, progressIn, type Progress, type StoredProgress, type Timestamp } from './progress';

/** Every time in a progress record except the days of skills, whose future dates count once they arrive. */
const timesIn = ({ marks, opened, quizzes, answers, notes, picks, replays }: Progress): Timestamp[] => [
  ...Object.values(marks).flatMap(({ done, undone }) => [done, undone].filter((time) => time !== undefined)),
  ...Object.values(opened),
  ...Object.values(quizzes).flatMap(({ best, last }) => [best.at, last.at]),
  ...Object.values(answers).map(({ at }) => at),
  ...Object.values(notes).flatMap(({ versions, replaced }) => [
    ...versions.map(({ at }) => at),
    ...Object.values(replaced),
  ]),
  ...Object.values(picks).map(({ at }) => at),
  ...Object.values(replays).map(({ at }) => at),
];

/**
 * Stored progress without unreadable entries and those dated after `latest`, and the ids of what was left
 * out.
 */
export function validProgress(
  stored: StoredProgress,
  latest: Timestamp,
): { readonly progress: StoredProgress; readonly leftOut: readonly string[] } {
  const leftOut: string[] = [];
  const isPossible = (section: keyof Progress, id: string, entry: unknown) => {
    const alone = progressIn({ [section]: { [id]: entry } });
    const isKept = Object.hasOwn(alone[section], id) && timesIn(alone).every((time) => time <= latest);
    if (!isKept) leftOut.push(id);
    return isKept;
  };
  const kept = Object.entries(stored).flatMap(([name, found]) => {
    if (!isSection(name)) return [[name, found]];
    if (isObject(found))
      return [
        [
          name,
          Object.fromEntries(Object.entries(found).filter(([id, entry]) => isPossible(name, id, entry))),
        ],
      ];
    leftOut.push(name);
    return [];
  });
  return { progress: Object.fromEntries(kept) as StoredProgress, leftOut };
}
