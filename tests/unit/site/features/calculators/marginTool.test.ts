import { expect, it } from 'vitest';
import { marginTool } from '@/site/features/calculators/marginTool';
import type { Values } from '@/site/features/calculators/tool';
import { answer, outcome } from '../../../../support/tools';

const figures = (typed: Values) => outcome(marginTool, typed).figures;
const shown = (typed: Values) => figures(typed).map(({ label, value }) => `${label}: ${value}`);

it('shows value, free margin, level and stop-out', () => {
  expect(figures({})).toEqual([
    { label: 'Position value', value: '27,100.00 USD' },
    { label: 'Free margin', value: '9,096.67 USD' },
    { label: 'Margin level', value: '1,107%' },
    { label: 'Stop-out at', value: '0.70207' },
    { label: 'Loss at the stop-out', value: '−9,548.34 USD', tone: 'loss' },
  ]);
  expect(outcome(marginTool).answer).toEqual({ label: 'Margin held', value: '903.33', unit: 'USD' });
  expect(outcome(marginTool).lines.map(({ label }) => label)).toEqual([
    'Position value',
    'Margin',
    'Free margin',
    'Margin level',
    'Loss at the stop-out',
    'Stop-out price',
  ]);
});

it("shows a short position's stop-out above its price", () => {
  expect(shown({ side: 'short' })).toContain('Stop-out at: 1.46593');
});

it('calculates with the entered rate', () => {
  expect(answer(marginTool, { currency: 'GBP', rate: '1.25' })).toBe('722.67 GBP');
});

it.each([
  ['the account is not known', { account: '' }, ['Position value: 27,100.00 USD']],
  [
    'the price cannot fall that far',
    { lots: '0.01' },
    ['Position value: 1,084.00 USD', 'Free margin: 9,963.87 USD', 'Margin level: 27,678%'],
  ],
])('shows fewer figures when %s', (_where, typed, words) => {
  expect(shown(typed)).toEqual(words);
  expect(outcome(marginTool, typed).notes).toEqual([]);
});

it('warns when the account is too small', () => {
  expect(outcome(marginTool).warnings).toEqual([]);
  expect(shown({ account: '400' })).toContain('Free margin: −503.33 USD');
  expect(outcome(marginTool, { account: '400' }).warnings).toEqual([
    { text: 'The margin is larger than the account: this position cannot be opened.' },
    { text: 'This position would be at the stop-out level from the start.' },
  ]);
});
