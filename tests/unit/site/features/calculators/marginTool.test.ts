import { describe, expect, it } from 'vitest';
import { marginTool } from '@/site/features/calculators/marginTool';
import type { Values } from '@/site/features/calculators/tool';
import {
  answer,
  beside,
  choicesOf,
  groupsOf,
  numberField,
  outcome,
  problemsOf,
} from '../../../../support/tools';

const figures = (typed: Values) => outcome(marginTool, typed).figures;
const shown = (typed: Values) => figures(typed).map(({ label, value }) => `${label}: ${value}`);

describe('the form', () => {
  it('has the position, the account, and the contract behind a summary', () => {
    expect(groupsOf(marginTool)).toEqual([
      'The position: Instrument, Direction, Lots, Price, Leverage',
      'Your account: Account, Stop-out level, Currency of the account',
      '(Contract): Units in one lot',
    ]);
    expect(groupsOf(marginTool, { currency: 'GBP' })[2]).toBe('The rate: 1 GBP in USD');
  });

  it('has its units and hints', () => {
    expect(beside(marginTool)).toEqual({
      Lots: ['0.25', '', '', ''],
      Price: ['1.084', '', '', ''],
      Leverage: ['30', '', '30 for 1:30.', ''],
      Account: ['10,000 USD', 'USD', 'Can stay empty.', ''],
      'Stop-out level': [
        '50%',
        '%',
        'The margin level at which the broker closes positions; many close at 50%. Can stay empty.',
        '',
      ],
      'Units in one lot': ['', '', "Your broker's contract counts; can stay empty.", '100,000'],
    });
    expect(numberField(marginTool, 'Account', { currency: 'CHF' }).unit).toBe('CHF');
  });

  it('offers both directions', () => {
    expect(choicesOf(marginTool).Direction).toEqual(['Buy', 'Sell']);
  });
});

describe('the result', () => {
  it('has the value, what is left, the level and where the stop-out comes', () => {
    expect(figures({})).toEqual([
      { label: 'Position value', value: '27,100.00 USD' },
      { label: 'Free margin', value: '9,096.67 USD' },
      { label: 'Margin level', value: '1,107%' },
      { label: 'Stop-out at', value: '0.70207' },
      { label: 'Loss until then', value: '−9,548.34 USD', tone: 'loss' },
    ]);
    expect(outcome(marginTool).answer).toEqual({ label: 'Margin held', value: '903.33', unit: 'USD' });
    expect(outcome(marginTool).lines.map(({ label }) => label)).toEqual([
      'Position value',
      'Margin',
      'Free margin',
      'Margin level',
      'Loss until the stop-out',
      'Price at the stop-out',
    ]);
  });

  it('has the stop-out of a sale above its price, and takes an unknown direction for a purchase', () => {
    expect(shown({ side: 'short' })).toContain('Stop-out at: 1.46593');
    expect(shown({ side: 'up' })).toContain('Stop-out at: 0.70207');
  });

  it('is in the currency of the account, at the rate that was typed', () => {
    const typed = { currency: 'GBP', rate: '1.25' };
    expect(answer(marginTool, typed)).toBe('722.67 GBP');
    expect(shown(typed)).toEqual([
      'Position value: 21,680.00 GBP',
      'Free margin: 9,277.33 GBP',
      'Margin level: 1,384%',
      'Stop-out at: 0.60207',
      'Loss until then: −9,638.67 GBP',
    ]);
  });

  it('needs no rate where the account is in the currency that is traded', () => {
    expect(answer(marginTool, { currency: 'EUR' })).toBe('833.33 EUR');
  });

  it("counts with the contract of the visitor's broker", () => {
    expect(answer(marginTool, { size: '1000' })).toBe('9.03 USD');
  });

  it.each([
    ['the account is not known', { account: '' }, ['Position value: 27,100.00 USD']],
    [
      'the stop-out is not known',
      { stopOut: '' },
      ['Position value: 27,100.00 USD', 'Free margin: 9,096.67 USD', 'Margin level: 1,107%'],
    ],
    [
      'the price cannot fall that far',
      { lots: '0.01' },
      ['Position value: 1,084.00 USD', 'Free margin: 9,963.87 USD', 'Margin level: 27,678%'],
    ],
    [
      'the margin is below a cent',
      { lots: '0.001', size: '1', leverage: '1000' },
      ['Position value: 0.00 USD', 'Free margin: 10,000.00 USD'],
    ],
  ])('says no more than can be known where %s', (_where, typed, words) => {
    expect(shown(typed)).toEqual(words);
    expect(outcome(marginTool, typed).notes).toEqual([]);
  });

  it('says what a stop-out assumes where there is one', () => {
    expect(outcome(marginTool).notes).toEqual([
      {
        text: 'With this one position, the margin held as at its opening, and no costs. Prices can jump past the stop-out.',
      },
    ]);
  });

  it('warns of an account that cannot carry the position', () => {
    expect(outcome(marginTool).warnings).toEqual([]);
    expect(shown({ account: '400' })).toContain('Free margin: −503.33 USD');
    expect(outcome(marginTool, { account: '400' }).warnings).toEqual([
      { text: 'The margin is larger than the account: this position cannot be opened.' },
      { text: 'The margin level would be at the stop-out from the beginning.' },
    ]);
  });
});

describe('a number that does not do', () => {
  const positive = 'This number has to be more than 0.';

  it.each([
    [{ lots: '0' }, `lots: ${positive}`],
    [{ price: '0' }, `price: ${positive}`],
    [{ leverage: '0' }, `leverage: ${positive}`],
    [{ account: '0' }, `account: ${positive}`],
    [{ stopOut: '0' }, `stopOut: ${positive}`],
    [{ size: '0' }, `size: ${positive}`],
    [{ currency: 'GBP', rate: '0' }, `rate: ${positive}`],
    [{ currency: 'GBP' }, 'rate: 1 GBP in USD: enter a number, such as 1.0800.'],
    [{ lots: '' }, 'lots: Lots: enter a number, such as 1.'],
    [{ price: '' }, 'price: Price: enter a number, such as 1.'],
    [{ leverage: '' }, 'leverage: Leverage: enter a number, such as 30.'],
    [{ account: 'x' }, "account: We can't read “x”. Enter a number, such as 1."],
  ])('%j has a sentence at its own field and no result', (typed: Values, sentence) => {
    expect(marginTool.view({ ...marginTool.start, ...typed }).outcome).toBeNull();
    expect(problemsOf(marginTool, typed)).toEqual([sentence]);
  });
});
