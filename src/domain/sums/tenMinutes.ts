import type { Progress } from '@/domain/learning/progress';
import { skillId, type Skill } from './families';
import type { Attempt } from './round';
import { openSkills, suggestedSkill } from './skills';

/** The steps of a session: the index of the skill to practise, or the chart in the middle. */
export const SESSION_STEPS = [0, 1, 0, 'chart', 1, 0, 1] as const;

/** The skills of a session: two that are due, or else those to practise next. */
export function sessionSkills(skills: Progress['skills'], today: number): readonly Skill[] {
  const open = openSkills(skills, today);
  const first = suggestedSkill(open, today)?.skill;
  const others = open.filter(({ skill }) => first === undefined || skillId(skill) !== skillId(first));
  const second = suggestedSkill(others, today)?.skill;
  return [first, second].filter((skill) => skill !== undefined);
}

export const isClean = ({ isSolved, misses, hints }: Attempt): boolean => isSolved && misses + hints === 0;

export interface PractisedSkill {
  readonly skill: Skill;
  readonly attempts: readonly Attempt[];
  readonly box: number;
}

/** How far a sum was from being solved at the first attempt. */
const troubleOf = ({ isSolved, misses, hints, hasSlipped = false }: Attempt): number =>
  (isSolved ? 0 : 3) + Math.min(misses + hints, 2) + (hasSlipped ? 0.5 : 0);

const totalTrouble = ({ attempts }: PractisedSkill) =>
  attempts.reduce((total, attempt) => total + troubleOf(attempt), 0);

/** The skill that gave the most trouble; in a tie, the one in the lower box. */
export const weakestSkill = (practised: readonly PractisedSkill[]): PractisedSkill | undefined =>
  practised.toSorted((one, other) => totalTrouble(other) - totalTrouble(one) || one.box - other.box)[0];
