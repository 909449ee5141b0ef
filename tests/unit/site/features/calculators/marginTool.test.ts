import { expect, it } from 'vitest';
import { marginTool } from '@/site/features/calculators/marginTool';
import type { FieldValues } from '@/site/features/calculators/tool';
import { answer, outcome } from '../../../../support/tools';

const figures = (typed: FieldValues) => outcome(marginTool, typed).figures;
const shown = (typed: FieldValues) => figures(typed).map(({ label, value }) => `${label}: ${value}`);

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

it("shows a short position's stop-out above its entry price", () => {
  expect(shown({ side: 'short' })).toContain('Stop-out at: 1.46593');
});

it('uses the entered rate', () => {
  expect(answer(marginTool, { currency: 'GBP', rate: '1.25' })).toBe('722.67 GBP');
});

it('shows only the position value when no account size is entered', () => {
  expect(shown({ account: '' })).toEqual(['Position value: 27,100.00 USD']);
  expect(outcome(marginTool, { account: '' }).notes).toEqual([]);
});

it.each([
  ['the price would have to fall below nought', { lots: '0.01' }, '9,981.94 USD'],
  [
    'a rise would have to cost more than the position',
    { instrument: 'USD/JPY', side: 'short', lots: '0.01', price: '150' },
    '9,983.34 USD',
  ],
])('says that the stop-out cannot be reached when %s', (_why, typed, loss) => {
  expect(
    shown(typed)
      .slice(1)
      .map((text) => text.split(':')[0]),
  ).toEqual(['Free margin', 'Margin level', 'Stop-out']);
  expect(outcome(marginTool, typed).notes).toEqual([
    {
      text: `The stop-out can't be reached: that would take a loss of ${loss}, more than this position can lose at any price.`,
    },
  ]);
});

it('warns when the account is too small', () => {
  expect(outcome(marginTool).warnings).toEqual([]);
  expect(shown({ account: '400' })).toContain('Free margin: −503.33 USD');
  expect(outcome(marginTool, { account: '400' }).warnings).toEqual([
    { text: "The margin is larger than the account: this position can't be opened." },
    { text: 'This position would be at the stop-out level from the start.' },
  ]);
});
