import { withRound } from '@/domain/learning/changes';
import type { Progress, RoundMark, StoredProgress } from '@/domain/learning/progress';
import { skillId, SUM_FAMILIES, SUM_LEVELS, type Skill } from './families';
import { isDue, masteryOn, roundDay, type Mastery } from './mastery';

export interface OpenSkill {
  readonly skill: Skill;
  readonly mastery: Mastery;
}

/** The box of a level that unlocks the next. */
const UNLOCKING_BOX = 2;

/**
 * The open skills: the first level of each family, each further one once the previous is in box 2, and all that
 * were tried.
 */
export const openSkills = (skills: Progress['skills'], today: number): readonly OpenSkill[] =>
  SUM_FAMILIES.flatMap((family) => {
    const levels = SUM_LEVELS.map((level) => {
      const skill = { family, level };
      return { skill, mastery: masteryOn(today, skills[skillId(skill)]) };
    });
    return levels.filter(
      ({ mastery: { due } }, index) =>
        due !== null || (levels[index - 1]?.mastery.box ?? UNLOCKING_BOX) >= UNLOCKING_BOX,
    );
  });

/**
 * A round of a skill, which counts once per waking day.
 * @param today the learner's waking day
 */
export function withSkillRound(
  progress: Pick<Progress, 'skills'>,
  skill: Skill,
  today: string,
  mark: RoundMark,
): StoredProgress {
  const id = skillId(skill);
  return withRound(progress, id, roundDay(today, progress.skills[id]), mark);
}

/**
 * The skill to practise next: due ones first, then new ones, preferably from the family just practised, then
 * the one due soonest.
 * @param after the skill just practised, which isn't suggested again
 */
export function suggestedSkill(
  open: readonly OpenSkill[],
  today: number,
  after?: Skill,
): OpenSkill | undefined {
  const others = open.filter(({ skill }) => after === undefined || skillId(skill) !== skillId(after));
  const fresh = others.filter(({ mastery }) => mastery.due === null);
  const [soonest] = others.toSorted((one, other) => (one.mastery.due ?? 0) - (other.mastery.due ?? 0));
  return (
    others.find(({ mastery }) => isDue(mastery, today)) ??
    fresh.find(({ skill }) => skill.family === after?.family) ??
    fresh[0] ??
    soonest
  );
}
