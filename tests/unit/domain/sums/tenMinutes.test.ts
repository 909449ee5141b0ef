import { expect, it } from 'vitest';
import { dayNumber } from '@/domain/sums/mastery';
import { NOT_TRIED } from '@/domain/sums/round';
import { sessionSkills, weakestSkill } from '@/domain/sums/tenMinutes';

const TODAY = dayNumber('2026-11-26');
const margin = { family: 'margin', level: 1 } as const;
const drawdown = { family: 'drawdown', level: 1 } as const;
const pips = { family: 'pipValue', level: 1 } as const;

it.each([
  ['nothing yet', {}, [pips, { family: 'positionSize', level: 1 }]],
  ['one skill that is due', { 'sums/margin/1': { '2026-11-20': 'p' } }, [margin, pips]],
  [
    'two skills that are due',
    { 'sums/drawdown/1': { '2026-11-20': 'f' }, 'sums/margin/1': { '2026-11-20': 'p' } },
    [margin, drawdown],
  ],
] as const)('picks two skills when the progress contains %s', (_what, skills, expected) => {
  expect(sessionSkills(skills, TODAY)).toEqual(expected);
});

const solved = { ...NOT_TRIED, isSolved: true };

it.each([
  ['with an unsolved sum', { attempts: [{ ...NOT_TRIED, misses: 2 }], box: 3 }, [{ ...solved, misses: 1 }]],
  ['with a sum solved after a slip', { attempts: [{ ...solved, hasSlipped: true }], box: 3 }, [solved]],
  ['in the lower box', { attempts: [solved], box: 1 }, [solved]],
])('picks the skill %s as the weakest', (_what, weak, attempts) => {
  const one = { skill: margin, ...weak };
  expect(weakestSkill([{ skill: pips, attempts, box: 2 }, one])).toBe(one);
});
