import { expect, it } from 'vitest';
import { positionSizeTool } from '@/site/features/calculators/positionSizeTool';
import type { Values } from '@/site/features/calculators/tool';
import { answer, outcome } from '../../../../support/tools';
const figures = (typed: Values) => outcome(positionSizeTool, typed).figures;
const notes = (typed: Values) => outcome(positionSizeTool, typed).notes;

it('shows loss, share of the account and units', () => {
  expect(figures({})).toEqual([
    { label: 'If the stop is reached', value: '−100.00 USD', tone: 'loss' },
    { label: 'Share of your account', value: '1.00%' },
    { label: 'Units', value: '25,000' },
  ]);
});

it('includes the cost, and the margin when leverage is entered', () => {
  const typed = { cost: '0.0002', leverage: '30' };
  expect(answer(positionSizeTool, typed)).toBe('0.23 lots');
  expect(figures(typed)).toEqual([
    { label: 'If the stop is reached', value: '−96.60 USD', tone: 'loss' },
    { label: 'Share of your account', value: '0.97%' },
    { label: 'Units', value: '23,000' },
    { label: 'Margin', value: '831.07 USD' },
  ]);
});

it.each([
  ['one target', { targets: '1.0880' }, 'If the target is reached', '+100.00 USD', 'gain'],
  ['several', { targets: '1.0880; 1.0960' }, 'If every target is reached', '+200.00 USD', 'gain'],
  [
    'a target nearer than the cost',
    { targets: '1.0842', cost: '0.0005' },
    'If the target is reached',
    '−6.60 USD',
    'loss',
  ],
])('shows the gain of %s', (_what, typed, label, value, tone) => {
  expect(figures(typed)[1]).toEqual({ label, value, tone });
});

it('draws the share of the account at risk', () => {
  expect(outcome(positionSizeTool).stakePercent).toBe(1);
  expect(outcome(positionSizeTool, { lotStep: '0.1' }).stakePercent).toBe(0.8);
  expect(outcome(positionSizeTool, { account: '200' }).stakePercent).toBe(2);
});

it('rounds to the entered lot step', () => {
  expect(answer(positionSizeTool, { lotStep: '0.1' })).toBe('0.2 lots');
  expect(answer(positionSizeTool, { account: '200', lotStep: '0.001' })).toBe('0.005 lots');
  expect(answer(positionSizeTool, { account: '3000', lotStep: '0.1' })).toBe('None');
});

it('mentions rounding, halving and gaps', () => {
  expect(notes({})).toEqual([
    { text: 'Rounded down, because orders must be multiples of 0.01 lots.', about: 'rounding' },
    { text: '0.25 lots cannot be halved for a partial exit: the lot step is 0.01.' },
    {
      text: 'Prices can jump past a stop: over a weekend or around news the loss can be larger.',
      about: 'gap',
    },
  ]);
});
