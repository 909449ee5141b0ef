import { expect, it } from 'vitest';
import { positionSizeTool } from '@/site/features/calculators/positionSizeTool';
import { outcomeText, type FieldValues } from '@/site/features/calculators/tool';
import { tools } from '@/site/features/calculators/tools';
import { answer, fieldsOf, outcome, problemsOf } from '../../../../support/tools';

it('shows the calculation with the entered numbers', () => {
  const typed = {
    account: '10.000,00',
    currency: 'EUR',
    instrument: 'GBP/USD',
    entry: '1,27050',
    stop: '1.27650',
    rate: '1.0800',
  };
  expect(outcome(positionSizeTool, typed).lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Risk: 10,000.00 EUR × 1% = 100.00 EUR',
    'Distance to the stop: 1.27650 − 1.27050 = 0.00600 (60 pips)',
    'One lot loses: 0.00600 × 100,000 = 600.00 USD',
    "The risk in the price's currency: 100.00 EUR × 1.0800 = 108.00 USD",
    'Lots: 108.00 USD ÷ 600.00 USD = 0.1800 lots, rounded down to the nearest 0.01: 0.18 lots',
    'Real risk: 0.18 lots × 600.00 USD ÷ 1.0800 = 100.00 EUR',
    'Share of the account: 0.18 lots × 600.00 USD ÷ 1.0800 ÷ 10,000.00 EUR = 1.00%',
    'Position value: 0.18 lots × 100,000 × 1.27050 ÷ 1.0800 = 21,175.00 EUR',
    'Times the account: 0.18 lots × 100,000 × 1.27050 ÷ 1.0800 ÷ 10,000.00 EUR = 2.1',
    'Lots at the retail limit of 1:30: 10,000.00 EUR × 30 ÷ (100,000 × 1.27050 ÷ 1.0800) = 2.5501 lots, rounded down to the nearest 0.01: 2.55 lots',
    'Margin: 0.18 lots × 100,000 × 1.27050 ÷ 1.0800 ÷ 30 = 705.83 EUR',
  ]);
});

it('shows the loss at the smallest lot size when no size fits', () => {
  const { answer: none, lines, warnings } = outcome(positionSizeTool, { account: '200' });
  expect(none.value).toBe('None');
  expect(lines.map(({ label }) => label)).toContain('The smallest lot would lose');
  expect(warnings).toEqual([
    { text: 'At a risk of 1% even the smallest size, 0.01 lots, would lose 4.00 USD. No size fits.' },
  ]);
});

it('warns of a risk above two percent, and of a margin larger than the account', () => {
  expect(outcome(positionSizeTool, { risk: '3', leverage: '2' }).warnings).toEqual([
    {
      text: '3% is more than the courses advise, which is 1-2%. Ten losses in a row would leave 7,374.24 USD of 10,000.00 USD and need a gain of 36% to recover.',
      link: {
        label: 'How likely are ten in a row?',
        to: '/tools/losing-streaks?account=10000&currency=USD&risk=3&losses=10&trades=100&winPercent=40&end=',
      },
    },
    { text: "The margin is larger than the account: this position can't be opened." },
  ]);
  expect(outcome(positionSizeTool, { risk: '100' }).warnings[0]?.text).toMatch(
    /One loss would take all of it/,
  );
});

it('asks for an exchange rate only when one is needed', () => {
  const rate = (typed: FieldValues) => fieldsOf(positionSizeTool, typed).find(({ key }) => key === 'rate');
  expect(rate({})).toBeUndefined();
  expect(rate({ currency: 'EUR' })).toBeUndefined();
  expect(rate({ currency: 'GBP', rate: '1.25' })).toMatchObject({
    label: '1 GBP in USD',
    hint: '1 USD is then worth 0.80 GBP.',
  });
  expect(answer(positionSizeTool, { currency: 'GBP', rate: '1.25', account: '8000' })).toBe('0.25 lots');
});

it.each([
  [{ stop: '1.084' }, 'stop: The stop is at the entry: there is no distance to measure.'],
  [{ account: 'abc' }, "account: We can't read “abc”. Enter a number, such as 10,000."],
  [{ account: '-5' }, "account: This number can't be negative."],
  [
    { account: '1,23,456' },
    "account: We can't tell thousands from decimals in “1,23,456”. Use one decimal mark and no thousands separators.",
  ],
  [{ account: '€1000' }, 'account: “€” is another currency. Enter the amount in USD.'],
  [{ currency: 'GBP' }, 'rate: 1 GBP in USD: enter a number, such as 1.0800.'],
])('shows a message instead of a result for %j', (typed: FieldValues, sentence) => {
  expect(positionSizeTool.view({ ...positionSizeTool.start, ...typed }).outcome).toBeNull();
  expect(problemsOf(positionSizeTool, typed)).toEqual([sentence]);
});

/** Numbers that stay true when another instrument is chosen. */
const OF_ANY_INSTRUMENT = ['account', 'leverage', 'lots', 'rate', 'risk', 'stopOut'];

it.each(Object.values(tools).filter(({ start }) => 'instrument' in start))(
  'clears each number that belongs to one instrument: $name',
  (tool) => {
    const kept = fieldsOf(tool, { currency: 'GBP' }).flatMap((field) =>
      field.kind === 'number' && !field.isOfInstrument ? [field.key] : [],
    );
    const unnamed = kept.filter((key) => !/^share\d$/.test(key) && !OF_ANY_INSTRUMENT.includes(key));
    expect(unnamed, 'Set isOfInstrument on these fields, or add them to OF_ANY_INSTRUMENT').toEqual([]);
  },
);

it("uses the broker's contract size", () => {
  expect(answer(positionSizeTool, { size: '1000', lotStep: '1' })).toBe('25 lots');
  expect(outcome(positionSizeTool, {}).notes).toContainEqual({
    text: "0.25 lots can't be halved for a partial exit: the lot step is 0.01.",
  });
});

it.each(['1.0880 much', '1,0880,1,0960', '1.086 1.087 1.088 1.089'])('rejects the targets %j', (typed) => {
  expect(positionSizeTool.view({ ...positionSizeTool.start, targets: typed }).outcome).toBeNull();
  expect(problemsOf(positionSizeTool, { targets: typed })).toEqual([
    'targets: Enter up to three prices, separated by semicolons: 1.0880; 1.0960.',
  ]);
});

it('puts the answer, figures, lines, warnings and notes into the text to copy', () => {
  const words = outcomeText(
    { ...positionSizeTool, name: 'Any tool' },
    {
      answer: { label: 'Answer', value: '1:2', unit: '' },
      figures: [{ label: 'Figure', value: '3' }],
      lines: [{ label: 'Line', value: '4' }],
      warnings: [{ text: 'A warning.' }],
      notes: [{ text: 'A note.' }],
    },
  );
  expect(words).toBe('Any tool. Answer: 1:2\nFigure: 3\nLine: 4\nA warning.\nA note.');
});
