import { expect, it } from 'vitest';
import { RETAIL_LIMITS_LINK, retailLimit } from '@/content/retailLimit';
import { FIRST_INSTRUMENT } from '@/domain/trading/instruments';
import { positionSizeTool } from '@/site/features/calculators/positionSizeTool';
import type { FieldValues } from '@/site/features/calculators/tool';
import { answer, numberField, outcome, problemsOf } from '../../../../support/tools';
const figures = (typed: FieldValues) => outcome(positionSizeTool, typed).figures;
const notes = (typed: FieldValues) => outcome(positionSizeTool, typed).notes;

it('shows loss, share of the account, units, value and the retail limit', () => {
  expect(figures({})).toEqual([
    { label: 'If the stop is reached', value: '−100.00 USD', tone: 'loss' },
    { label: 'Account at risk', value: '1.00%' },
    { label: 'Units', value: '25,000' },
    { label: 'Value, 2.7 times your account', value: '27,100.00 USD' },
    { label: 'The retail limit of 1:30 allows', value: '2.76 lots' },
    { label: 'Margin at 1:30', value: '903.33 USD' },
  ]);
});

const COIN = { instrument: 'BTC/USD', entry: '60000', stop: '59950' };
const RETAIL = 'More than a retail account can hold';

it.each([
  ['a coin', COIN, RETAIL, '1:12', '12 times your account: 120,000.00 USD', '1:2 allows: 0.33 lots'],
  [
    'a pair with a near stop',
    { account: '1000', stop: '1.0838' },
    RETAIL,
    '1:55',
    '54.2 times your account: 54,200.00 USD',
    '1:30 allows: 0.27 lots',
  ],
  [
    'a metal',
    { account: '2000', instrument: 'Gold', entry: '2400', stop: '2399' },
    RETAIL,
    '1:24',
    '24 times your account: 48,000.00 USD',
    '1:20 allows: 0.16 lots',
  ],
  [
    'less leverage than entered',
    { leverage: '2' },
    'More than your account can hold',
    '1:3',
    '2.7 times your account: 27,100.00 USD',
    '1:30 allows: 2.76 lots',
  ],
  [
    'an account too small for any size',
    { ...COIN, account: '100', stop: '59999' },
    RETAIL,
    '1:600',
    '600 times your account: 60,000.00 USD',
    '1:2 allows: no lots',
  ],
  [
    'more leverage than retail clients get',
    { account: '1000', stop: '1.0838', leverage: '100' },
    RETAIL,
    '1:55',
    '54.2 times your account: 54,200.00 USD',
    '1:30 allows: 0.27 lots',
  ],
])('leads with the leverage a size needs: %s', (_what, typed, label, needed, worth, limit) => {
  const { answer: lead, figures: shown } = outcome(positionSizeTool, typed);
  expect(lead).toEqual({ label, value: `Needs ${needed}`, unit: 'leverage' });
  const texts = shown.map((figure) => `${figure.label}: ${figure.value}`);
  expect(texts[0]).toMatch(/^Size for this risk: [0-9.]+ lots?$/);
  expect(texts).toContain(`Value, ${worth}`);
  expect(texts).toContain(`The retail limit of ${limit}`);
});

it('says what a retail account can hold, and links to the limits', () => {
  expect(outcome(positionSizeTool, COIN).warnings).toEqual([
    {
      text: 'At the retail limit of 1:2 this account can hold 0.33 lots at most.',
      link: RETAIL_LIMITS_LINK,
    },
  ]);
});

it('includes the cost, and the margin at the entered leverage', () => {
  const typed = { cost: '0.0002', leverage: '20' };
  expect(answer(positionSizeTool, typed)).toBe('0.23 lots');
  expect(figures(typed)).toEqual([
    { label: 'If the stop is reached', value: '−96.60 USD', tone: 'loss' },
    { label: 'Account at risk', value: '0.97%' },
    { label: 'Units', value: '23,000' },
    { label: 'Value, 2.5 times your account', value: '24,932.00 USD' },
    { label: 'The retail limit of 1:30 allows', value: '2.76 lots' },
    { label: 'Margin at 1:20', value: '1,246.60 USD' },
  ]);
});

it.each([
  ['2 pips', 'GBP/JPY', '190.25', '0.02', '2 pips: 0.020'],
  ['1,5 pips', 'EUR/USD', '1.084', '0.00015', '1.5 pips: 0.00015'],
  ['2 points', 'EUR/USD', '1.084', '0.00002', '0.2 pips: 0.00002'],
  ['2 pips', 'EUR/USD', '', '0.0002', '2 pips: 0.00020'],
  ['0.02', 'GBP/JPY', '190.25', '0.02', ''],
  ['2.000', 'GBP/JPY', '190.25', '2.000', ''],
  ['2 JPY', 'GBP/JPY', '190.25', '2.000', '2'],
  ['900', 'BTC/USD', '60000', '900', ''],
])('reads the cost %s for %s at “%s”', (cost, instrument, entry, canonical, echo) => {
  expect(
    numberField(positionSizeTool, 'Round-trip cost', { cost, instrument, entry, stop: '' }),
  ).toMatchObject({ canonical, echo, problem: '' });
});

it('asks about a cost whose unit has several meanings', () => {
  const typed = { cost: '2 ticks' };
  expect(numberField(positionSizeTool, 'Round-trip cost', typed)).toMatchObject({
    canonical: '',
    problem: '“2 ticks” can mean different things here. Do you mean 0.2 pips or 2 pips?',
  });
});

it.each([
  ['2', 'GBP/JPY', '190.25', '2 pips or a price difference of 2.000?'],
  ['1.5', 'EUR/USD', '1.084', '1.5 pips or a price difference of 1.50000?'],
])('asks whether a cost of %s for %s is a price difference', (cost, instrument, entry, asked) => {
  expect(
    numberField(positionSizeTool, 'Round-trip cost', { cost, instrument, entry, stop: '' }),
  ).toMatchObject({
    canonical: '',
    problem: `“${cost}” can mean different things here. Do you mean ${asked}`,
  });
});

it('uses the unit of the instrument in the hint about costs', () => {
  expect(numberField(positionSizeTool, 'Round-trip cost', { instrument: 'GBP/JPY' }).hint).toBe(
    'Spread and commission: a price difference, or a distance such as 2 pips. Optional.',
  );
});

it.each([
  ['one target', { targets: '1.0880' }, 'If the target is reached', '+100.00 USD', 'gain'],
  ['several targets', { targets: '1.0880; 1.0960' }, 'If every target is reached', '+200.00 USD', 'gain'],
  [
    'a target nearer than the cost',
    { targets: '1.0842', cost: '0.0005' },
    'If the target is reached',
    '−6.60 USD',
    'loss',
  ],
])('shows the gain or loss at %s', (_what, typed, label, value, tone) => {
  expect(figures(typed)[1]).toEqual({ label, value, tone });
});

it.each([
  ['40 pips', {}, '1.08', '40 pips below the entry: 1.08000'],
  ['40 pips', { targets: '1.0760' }, '1.088', '40 pips above the entry: 1.08800'],
  ['1,600 points', { instrument: 'Gold', entry: '2400.00' }, '', ''],
])('reads the stop loss %s with %o as %j', (stop, typed, canonical, echo) => {
  expect(numberField(positionSizeTool, 'Stop loss', { ...typed, stop })).toMatchObject({ canonical, echo });
});

it('asks whether a stop far from the entry is a distance or a price', () => {
  expect(problemsOf(positionSizeTool, { stop: '40' })).toEqual([
    'stop: 40 is far from the price. Do you mean 40 pips or the price 40.00000?',
  ]);
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

it('mentions rounding, halving, gaps and the retail limit', () => {
  expect(notes({})).toEqual([
    { text: 'Rounded down, because orders must be multiples of 0.01 lots.', about: 'rounding' },
    { text: "0.25 lots can't be halved for a partial exit: the lot step is 0.01." },
    {
      text: 'Prices can jump past a stop: over a weekend or around news the loss can be larger.',
      about: 'gap',
    },
    { text: retailLimit(FIRST_INSTRUMENT).text },
  ]);
});
