import { describe, expect, it } from 'vitest';
import { positionSizeTool } from '@/site/features/calculators/positionSizeTool';
import type { Values } from '@/site/features/calculators/tool';
import { answer, beside, groupsOf, numberField, outcome, problemsOf } from '../../../../support/tools';

const view = (typed: Values) => positionSizeTool.view({ ...positionSizeTool.start, ...typed });
const figures = (typed: Values) => outcome(positionSizeTool, typed).figures;
const notes = (typed: Values) => outcome(positionSizeTool, typed).notes;

describe('the form', () => {
  it('has the own side, the trade, and behind a summary what few people change', () => {
    expect(groupsOf(positionSizeTool)).toEqual([
      'Your side: Account, Risk on this trade, Currency of the account',
      'The trade: Instrument, Entry, Stop loss, Targets',
      '(Costs, margin and contract): Cost of a round trip, Leverage, Units in one lot, Lot step',
    ]);
  });

  it('asks for a rate in a group of its own, behind the trade', () => {
    expect(groupsOf(positionSizeTool, { currency: 'GBP' })[2]).toBe('The rate: 1 GBP in USD');
  });

  it('has its units, hints and what counts while a field is empty', () => {
    expect(beside(positionSizeTool)).toEqual({
      Account: ['10,000 USD', 'USD', '', ''],
      'Risk on this trade': ['1%', '%', '', ''],
      Entry: ['1.084', '', '', ''],
      'Stop loss': ['1.08', '', '', ''],
      Targets: [
        '',
        '',
        'Up to three, such as 1.0880; 1.0960. An equal part is closed at each; can stay empty.',
        '',
      ],
      'Cost of a round trip': ['', '', 'Spread and commission, in price; can stay empty.', ''],
      Leverage: ['', '', '30 for 1:30; can stay empty.', ''],
      'Units in one lot': ['', '', "Your broker's contract counts; can stay empty.", '100,000'],
      'Lot step': ['', '', 'Also the smallest lot; can stay empty.', '0.01'],
    });
    expect(numberField(positionSizeTool, 'Account', { currency: 'EUR' }).unit).toBe('EUR');
  });

  it('names the contract of the instrument that was chosen', () => {
    const placeholder = (label: string) =>
      numberField(positionSizeTool, label, { instrument: 'S&P 500' }).placeholder;
    expect([placeholder('Units in one lot'), placeholder('Lot step')]).toEqual(['1', '0.1']);
  });
});

describe('the result', () => {
  it('has the loss, the share of the account and the units', () => {
    expect(figures({})).toEqual([
      { label: 'If the stop is reached', value: '−100.00 USD', tone: 'loss' },
      { label: 'Of your account', value: '1.00%' },
      { label: 'Units', value: '25,000' },
    ]);
  });

  it('counts the cost as a part of the distance, and has a margin where a leverage is typed', () => {
    const typed = { cost: '0.0002', leverage: '30' };
    expect(answer(positionSizeTool, typed)).toBe('0.23 lots');
    expect(figures(typed)).toEqual([
      { label: 'If the stop is reached', value: '−96.60 USD', tone: 'loss' },
      { label: 'Of your account', value: '0.97%' },
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
  ])('says what %s would bring', (_what, typed, label, value, tone) => {
    expect(figures(typed)[1]).toEqual({ label, value, tone });
  });

  it('is neither a gain nor a loss where a target pays the cost and no more', () => {
    expect(figures({ targets: '1.0844', cost: '0.0004' })[1]).toEqual({
      label: 'If the target is reached',
      value: '0.00 USD',
    });
  });

  it('says what the smallest lot would lose where no size fits, and neither units nor a margin', () => {
    const typed = { account: '200', leverage: '30', targets: '1.0880' };
    expect(outcome(positionSizeTool, typed).answer).toEqual({
      label: 'Trade no more than',
      value: 'None',
      unit: '',
    });
    expect(figures(typed)).toEqual([
      { label: 'The smallest lot would lose', value: '−4.00 USD', tone: 'loss' },
      { label: 'Of your account', value: '2.00%' },
    ]);
  });

  it('draws the share of the account that is really at stake', () => {
    expect(outcome(positionSizeTool).stakePercent).toBe(1);
    expect(outcome(positionSizeTool, { lotStep: '0.1' }).stakePercent).toBe(0.8);
    expect(outcome(positionSizeTool, { account: '200' }).stakePercent).toBe(2);
  });

  it('is shown with the decimals of the lot step, which is also the smallest lot', () => {
    expect(answer(positionSizeTool, { lotStep: '0.1' })).toBe('0.2 lots');
    expect(answer(positionSizeTool, { account: '200', lotStep: '0.001' })).toBe('0.005 lots');
    expect(answer(positionSizeTool, { account: '3000', lotStep: '0.1' })).toBe('None');
  });

  it('does not warn of the risk that is still advised', () => {
    expect(outcome(positionSizeTool, { risk: '2' }).warnings).toEqual([]);
    expect(outcome(positionSizeTool, { risk: '2.01' }).warnings).toHaveLength(1);
  });

  it('leads to the run of losses with the own account, currency and risk', () => {
    const [warning] = outcome(positionSizeTool, {
      account: '5.000,50',
      currency: 'EUR',
      risk: '2,50',
    }).warnings;
    expect(warning?.link?.to).toBe('/tools/losing-streaks?account=5000.5&currency=EUR&risk=2.5&losses=10');
  });
});

describe('the remarks', () => {
  const gap = {
    text: 'Prices can jump past a stop: over a weekend or around news the loss can be larger.',
    about: 'gap',
  };
  const rounded = (step: string) => ({
    text: `Rounded down: orders are taken in steps of ${step} lots.`,
    about: 'rounding',
  });

  it('say how lots are rounded, that half of them cannot be closed, and that prices can jump', () => {
    expect(notes({})).toEqual([
      rounded('0.01'),
      { text: '0.25 lots cannot be halved for a partial exit: the lot step is 0.01.' },
      gap,
    ]);
  });

  it('say nothing of halves where half can be closed', () => {
    expect(notes({ account: '10400' })).toEqual([rounded('0.01'), gap]);
    expect(notes({ lotStep: '0.1' })).toEqual([rounded('0.1'), gap]);
  });

  it('say only that prices can jump where no size fits', () => {
    expect(notes({ account: '200' })).toEqual([gap]);
  });
});

describe('a number that does not do', () => {
  const positive = 'This number has to be more than 0.';

  it.each([
    [{ account: '0' }, `account: ${positive}`],
    [{ entry: '0' }, `entry: ${positive}`],
    [{ stop: '0' }, `stop: ${positive}`],
    [{ leverage: '0' }, `leverage: ${positive}`],
    [{ size: '0' }, `size: ${positive}`],
    [{ lotStep: '0' }, `lotStep: ${positive}`],
    [{ currency: 'GBP', rate: '0' }, `rate: ${positive}`],
    [{ risk: '101' }, 'risk: This number is too large for this calculator.'],
    [{ risk: '' }, 'risk: Risk on this trade: enter a number, such as 1.'],
    [{ entry: '' }, 'entry: Entry: enter a number, such as 1.'],
    [{ stop: '' }, 'stop: Stop loss: enter a number, such as 1.'],
    [{ cost: 'x' }, "cost: We can't read “x”. Enter a number, such as 1."],
    [{ lotStep: '0.0001' }, 'lotStep: This number has 3 decimals at most.'],
    [
      { targets: '1.0700' },
      'targets: Targets go away from the entry on the other side of the stop, the nearest first.',
    ],
  ])('%j has a sentence at its own field and no result', (typed: Values, sentence) => {
    expect(view(typed).outcome).toBeNull();
    expect(problemsOf(positionSizeTool, typed)).toEqual([sentence]);
  });
});
