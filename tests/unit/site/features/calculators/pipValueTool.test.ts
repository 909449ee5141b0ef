import { expect, it } from 'vitest';
import { pipValueTool } from '@/site/features/calculators/pipValueTool';
import type { Values } from '@/site/features/calculators/tool';
import { answer, beside, groupsOf, outcome, problemsOf } from '../../../../support/tools';

it('asks for the position, for a rate where one is needed, and for the contract behind a summary', () => {
  expect(pipValueTool.name).toBe('Pip value');
  expect(groupsOf(pipValueTool)).toEqual([
    'The position: Instrument, Lots, Currency of the account',
    '(Contract): Units in one lot',
  ]);
  expect(groupsOf(pipValueTool, { currency: 'GBP' })).toEqual([
    'The position: Instrument, Lots, Currency of the account',
    'The rate: 1 GBP in USD',
    '(Contract): Units in one lot',
  ]);
  expect(beside(pipValueTool)).toEqual({
    Lots: ['0.25', '', '', ''],
    'Units in one lot': ['', '', "Your broker's contract counts; can stay empty.", '100,000'],
  });
});

it('says what one pip and what ten are worth', () => {
  expect(outcome(pipValueTool)).toEqual({
    answer: { label: 'One pip is worth', value: '2.50', unit: 'USD' },
    figures: [{ label: 'Ten pips', value: '25.00 USD' }],
    lines: [
      { label: 'In the currency of the price', value: expect.stringMatching(/= 2\.50 USD$/) as string },
    ],
    warnings: [],
    notes: [],
  });
});

it('counts at the rate that was typed, in the currency of the account', () => {
  const { answer: pip, figures, lines } = outcome(pipValueTool, { currency: 'GBP', rate: '1.25' });
  expect(pip).toEqual({ label: 'One pip is worth', value: '2.00', unit: 'GBP' });
  expect(figures).toEqual([{ label: 'Ten pips', value: '20.00 GBP' }]);
  expect(lines.map(({ label }) => label)).toEqual([
    'In the currency of the price',
    'In the currency of your account',
  ]);
});

it("counts with the contract of the visitor's broker", () => {
  expect(answer(pipValueTool, { size: '10000' })).toBe('0.25 USD');
});

it.each([
  [{ lots: '' }, 'lots: Lots: enter a number, such as 1.'],
  [{ lots: '0' }, 'lots: This number has to be more than 0.'],
  [{ lots: '0.2505' }, 'lots: This number has 3 decimals at most.'],
  [{ size: '0' }, 'size: This number has to be more than 0.'],
  [{ size: 'x' }, "size: We can't read “x”. Enter a number, such as 1."],
  [{ currency: 'GBP' }, 'rate: 1 GBP in USD: enter a number, such as 1.0800.'],
  [{ currency: 'GBP', rate: '0' }, 'rate: This number has to be more than 0.'],
])('%j has a sentence at its own field and no result', (typed: Values, sentence) => {
  expect(pipValueTool.view({ ...pipValueTool.start, ...typed }).outcome).toBeNull();
  expect(problemsOf(pipValueTool, typed)).toEqual([sentence]);
});
