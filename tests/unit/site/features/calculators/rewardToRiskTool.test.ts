import { expect, it } from 'vitest';
import { rewardToRiskTool } from '@/site/features/calculators/rewardToRiskTool';
import type { FieldValues } from '@/site/features/calculators/tool';
import { outcome, problemsOf } from '../../../../support/tools';

it('numbers targets like their input fields', () => {
  const { figures } = outcome(rewardToRiskTool, { share1: '50', target3: '1.09600', share3: '50' });
  expect(figures.slice(1)).toEqual([
    { label: 'Target 1 alone', value: '2.00' },
    { label: 'Target 3 alone', value: '3.00' },
  ]);
});

it('shows the reward and the break-even win rate', () => {
  const { answer, figures, lines, warnings, notes } = outcome(rewardToRiskTool);
  expect(answer).toEqual({ label: 'Reward per unit of risk', value: '2.00', unit: '' });
  expect(figures).toEqual([{ label: 'Break-even win rate', value: '33.3%' }]);
  expect(lines.map(({ label }) => label)).toEqual([
    'Distance to the stop',
    'Distance to a target',
    'Reward to risk',
    'Break-even win rate',
  ]);
  expect(warnings).toEqual([]);
  expect(notes).toEqual([{ text: 'Before spread, commission and overnight charges.' }]);
});

it('warns when the reward is less than twice the risk', () => {
  expect(outcome(rewardToRiskTool, { target1: '1.09199' }).warnings).toEqual([
    { text: 'Less than 2 times the risk: the courses advise at least 1:2.' },
  ]);
});

const shares = 'The shares have to add up to 100%.';
const side = 'Targets must be on the opposite side of the entry from the stop, nearest first.';

it.each([
  [{ target1: '1.083' }, `target1: ${side}`],
  [{ share1: '50', target3: '1.096', share3: '40' }, `share3: ${shares}`],
])('attaches the error for %j to its field', (typed: FieldValues, sentence) => {
  expect(rewardToRiskTool.view({ ...rewardToRiskTool.start, ...typed }).outcome).toBeNull();
  expect(problemsOf(rewardToRiskTool, typed)).toEqual([sentence]);
});
