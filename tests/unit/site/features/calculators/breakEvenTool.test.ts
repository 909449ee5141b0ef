import { expect, it } from 'vitest';
import { breakEvenTool } from '@/site/features/calculators/breakEvenTool';
import type { Values } from '@/site/features/calculators/tool';
import { beside, groupsOf, outcome, problemsOf } from '../../../../support/tools';

const shown = (typed: Values) => outcome(breakEvenTool, typed).figures.map(({ value }) => value);

it('asks for the method, with units and hints', () => {
  expect(breakEvenTool.name).toBe('Break-even share');
  expect(groupsOf(breakEvenTool)).toEqual([
    'The method: A losing trade loses, A winning trade gains, Every trade costs, Trades that win',
  ]);
  expect(beside(breakEvenTool)).toEqual({
    'A losing trade loses': ['1', '', 'In R, money or pips: the same unit in all three fields.', ''],
    'A winning trade gains': ['2', '', '', ''],
    'Every trade costs': ['0.05', '', 'Spread, commission and overnight charge; can stay empty.', ''],
    'Trades that win': ['40%', '%', 'For the average result of a trade; can stay empty.', ''],
  });
});

it('says how many have to win, and what a trade brings on average', () => {
  const { answer, figures, lines, warnings, notes } = outcome(breakEvenTool);
  expect(answer).toEqual({ label: 'Winners needed to break even', value: '35.0', unit: '%' });
  expect(figures).toEqual([
    { label: 'Average result of a trade', value: '+0.150' },
    { label: 'As a share of the loss', value: '+0.150R' },
  ]);
  expect(lines.map(({ label }) => label)).toEqual(['Break-even share', 'Average result', 'In R']);
  expect(warnings).toEqual([]);
  expect(notes).toEqual([{ text: 'A share counted in the past is no promise of the next one.' }]);
});

it.each([
  ['a gain', { loss: '2', gain: '4' }, ['+0.350', '+0.175R']],
  ['nothing', { winPercent: '35' }, ['0.000', '0.000R']],
  ['a loss', { winPercent: '30' }, ['−0.150', '−0.150R']],
  ['what is not known', { winPercent: '' }, []],
])('has the sign of %s on average', (_what, typed, values) => {
  expect(shown(typed)).toEqual(values);
});

it('counts no cost where none is typed', () => {
  expect(outcome(breakEvenTool, { cost: '' }).answer.value).toBe('33.3');
  expect(shown({ cost: '' })).toEqual(['+0.200', '+0.200R']);
});

it('warns of a method that loses, and of costs that eat the gain', () => {
  const loses = { text: 'With this share of winners the method loses on average.' };
  const eaten = { text: 'The cost is as large as the gain: no share of winners is enough.' };
  expect(outcome(breakEvenTool, { winPercent: '35' }).warnings).toEqual([]);
  expect(outcome(breakEvenTool, { winPercent: '34.99' }).warnings).toEqual([loses]);
  expect(outcome(breakEvenTool, { cost: '1.99', winPercent: '' }).warnings).toEqual([]);
  expect(outcome(breakEvenTool, { cost: '2', winPercent: '' }).warnings).toEqual([eaten]);
});

it.each([
  [{ loss: '' }, 'loss: A losing trade loses: enter a number, such as 1.'],
  [{ loss: '0' }, 'loss: This number has to be more than 0.'],
  [{ gain: '' }, 'gain: A winning trade gains: enter a number, such as 1.'],
  [{ gain: '0' }, 'gain: This number has to be more than 0.'],
  [{ gain: '2.0055' }, 'gain: This number has 2 decimals at most.'],
  [{ cost: 'x' }, "cost: We can't read “x”. Enter a number, such as 1."],
  [{ winPercent: 'x' }, "winPercent: We can't read “x”. Enter a number, such as 1."],
  [{ winPercent: '101' }, 'winPercent: This number is too large for this calculator.'],
])('%j has a sentence at its own field and no result', (typed: Values, sentence) => {
  expect(breakEvenTool.view({ ...breakEvenTool.start, ...typed }).outcome).toBeNull();
  expect(problemsOf(breakEvenTool, typed)).toEqual([sentence]);
});
