import { expect, it } from 'vitest';
import { rewardToRiskTool } from '@/site/features/calculators/rewardToRiskTool';
import type { Values } from '@/site/features/calculators/tool';
import { beside, groupsOf, outcome, problemsOf } from '../../../../support/tools';

it('names the targets as their fields do, also where one between them is left open', () => {
  const { figures } = outcome(rewardToRiskTool, { share1: '50', target3: '1.09600', share3: '50' });
  expect(figures.slice(1)).toEqual([
    { label: 'Target 1 alone', value: '2.00' },
    { label: 'Target 3 alone', value: '3.00' },
  ]);
});

it('asks for the trade and for three targets with their shares', () => {
  expect(rewardToRiskTool.name).toBe('Reward to risk');
  expect(groupsOf(rewardToRiskTool)).toEqual([
    'The trade: Instrument, Entry, Stop loss',
    'The targets: Target 1, Share at target 1, Target 2, Share at target 2, Target 3, Share at target 3',
  ]);
  const later = ['', '', 'Can stay empty.', ''];
  expect(beside(rewardToRiskTool)).toEqual({
    Entry: ['1.084', '', 'Of an entry zone, the edge further from the stop.', ''],
    'Stop loss': ['1.08', '', '', ''],
    'Target 1': ['1.092', '', '', ''],
    'Share at target 1': ['100%', '%', '', ''],
    'Target 2': later,
    'Share at target 2': ['', '%', '', ''],
    'Target 3': later,
    'Share at target 3': ['', '%', '', ''],
  });
});

it('says the reward for each 1 risked, and the share of winners that breaks even', () => {
  const { answer, figures, lines, warnings, notes } = outcome(rewardToRiskTool);
  expect(answer).toEqual({ label: 'Reward for each 1 risked', value: '2.00', unit: '' });
  expect(figures).toEqual([{ label: 'Break-even share of winners', value: '33.3%' }]);
  expect(lines.map(({ label }) => label)).toEqual([
    'Distance to the stop',
    'Distance to a target',
    'Reward to risk',
    'Break-even share',
  ]);
  expect(warnings).toEqual([]);
  expect(notes).toEqual([{ text: 'Before spread, commission and overnight charges.' }]);
});

it('warns of less than two for each one risked', () => {
  expect(outcome(rewardToRiskTool, { target1: '1.09199' }).warnings).toEqual([
    { text: 'Less than 2 for each 1 risked: the courses advise at least 2.' },
  ]);
});

const shares = 'The shares have to add up to 100%.';
const side = 'Targets go away from the entry on the other side of the stop, the nearest first.';

it.each([
  [{ entry: '' }, 'entry: Entry: enter a number, such as 1.'],
  [{ entry: '1.084001' }, 'entry: This number has 5 decimals at most.'],
  [{ stop: '' }, 'stop: Stop loss: enter a number, such as 1.'],
  [{ stop: '1.084' }, 'stop: The stop stands at the entry: there is no distance to measure.'],
  [{ target1: '' }, 'target1: Target 1: enter a number, such as 1.'],
  [{ target1: '1.083' }, `target1: ${side}`],
  [{ share1: '' }, 'share1: Share at target 1: enter a number, such as 100.'],
  [{ share1: '99.99' }, `share1: ${shares}`],
  [{ share1: '0' }, 'share1: This number has to be more than 0.'],
  [{ share1: '50', target2: '1.096' }, 'share2: Share at target 2: enter a number, such as 100.'],
  [{ share1: '50', target3: '1.096', share3: '40' }, `share3: ${shares}`],
  [{ share1: '50', target3: '1.091', share3: '50' }, `target3: ${side}`],
  [{ target2: 'x' }, "target2: We can't read “x”. Enter a number, such as 1."],
  [{ share2: 'x' }, "share2: We can't read “x”. Enter a number, such as 100."],
])('%j has a sentence at its own field and no result', (typed: Values, sentence) => {
  expect(rewardToRiskTool.view({ ...rewardToRiskTool.start, ...typed }).outcome).toBeNull();
  expect(problemsOf(rewardToRiskTool, typed)).toEqual([sentence]);
});

it('takes no share of a target that is left open', () => {
  expect(outcome(rewardToRiskTool, { share2: '50' }).answer.value).toBe('2.00');
});
