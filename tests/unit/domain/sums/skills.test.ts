import { expect, it } from 'vitest';
import { SUM_FAMILIES } from '@/domain/sums/families';
import { dayNumber, dueSkillsOn } from '@/domain/sums/mastery';
import { openSkills, suggestedSkill } from '@/domain/sums/skills';

const today = dayNumber('2026-11-26');
const tried = {
  'sums/pip-value/1': { '2026-11-20': 'p', '2026-11-25': 'p' },
  'sums/margin/1': { '2026-11-25': 'p' },
} as const;
const margin = { family: 'margin', level: 1 } as const;
const pipValue = { family: 'pipValue', level: 1 } as const;

const suggested = (
  ...[skills, after]: [Parameters<typeof openSkills>[0], Parameters<typeof suggestedSkill>[2]?]
) => suggestedSkill(openSkills(skills, today), today, after)?.skill;

it('unlocks the first level of each topic for a beginner', () => {
  const open = openSkills({}, today).map(({ skill }) => skill);
  expect(open).toEqual(SUM_FAMILIES.map((family) => ({ family, level: 1 })));
});

it('unlocks attempted levels, and the level after any in box 2', () => {
  const later = { 'sums/roll/3': { '2026-11-25': 'f' } } as const;
  const open = openSkills({ ...tried, ...later }, today).filter(({ skill }) => skill.level > 1);
  expect(open.map(({ skill }) => skill)).toEqual([
    { family: 'pipValue', level: 2 },
    { family: 'roll', level: 3 },
  ]);
});

it('suggests due skills first, then the next level, then new ones', () => {
  expect(suggested({})).toEqual(pipValue);
  expect(suggested(tried)).toEqual(margin);
  expect(suggested(tried, margin)).toEqual({ family: 'pipValue', level: 2 });
  expect(suggested({ 'sums/pip-value/1': tried['sums/pip-value/1'] }, pipValue)).toEqual({
    family: 'pipValue',
    level: 2,
  });
  expect(suggested({}, pipValue)).toEqual({ family: 'positionSize', level: 1 });
});

it('counts due skills and returns the next due date', () => {
  expect(dueSkillsOn({}, today)).toEqual({ count: 0, next: null });
  expect(dueSkillsOn(tried, today)).toEqual({ count: 1, next: today });
  expect(dueSkillsOn({ a: { '2026-11-26': 'p' } }, today)).toEqual({ count: 0, next: today + 1 });
});
