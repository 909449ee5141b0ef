import { describe, expect, it } from 'vitest';
import { pipValueTool } from '@/site/features/calculators/pipValueTool';
import { positionSizeTool } from '@/site/features/calculators/positionSizeTool';
import { queryOf, type Values } from '@/site/features/calculators/tool';
import { answer, choicesOf, fieldsOf, numberField, outcome, problemsOf } from '../../../../support/tools';

describe('the choices', () => {
  it('are every currency by its code and every instrument by its name', () => {
    const { 'Currency of the account': currencies, Instrument: instruments } = choicesOf(positionSizeTool);
    expect(currencies).toEqual(['EUR', 'GBP', 'AUD', 'NZD', 'USD', 'CAD', 'CHF', 'JPY']);
    expect(instruments?.slice(0, 3)).toEqual(['EUR/USD', 'GBP/USD', 'USD/JPY']);
    expect(new Set(instruments).size).toBe(instruments?.length);
    expect(instruments).toEqual(expect.arrayContaining(['Gold', 'S&P 500', 'BTC/USD']));
  });

  it('are dollars and the first pair where the site does not know what was chosen', () => {
    expect(answer(pipValueTool, { currency: 'XXX', instrument: 'Nothing' })).toBe('2.50 USD');
    expect(outcome(pipValueTool, { instrument: 'Nothing' }).answer.label).toBe('One pip is worth');
  });
});

describe('the rate', () => {
  const hint = (typed: Values) => fieldsOf(pipValueTool, typed).find(({ key }) => key === 'rate');

  it.each(['', '0', 'x'])('%j says where to find it', (rate) => {
    expect(hint({ currency: 'GBP', rate })).toMatchObject({
      label: '1 GBP in USD',
      hint: 'Type the rate your platform shows for 1 GBP; nothing is fetched.',
    });
  });

  it.each([
    ['151.20', '1 JPY is then worth 0.006614 USD.'],
    ['10.01', '1 JPY is then worth 0.099900 USD.'],
    ['10', '1 JPY is then worth 0.10 USD.'],
    ['0.5', '1 JPY is then worth 2.00 USD.'],
  ])('%s is said the other way round, small ones with more decimals', (rate, words) => {
    expect(hint({ currency: 'JPY', rate })).toMatchObject({ label: '1 USD in JPY', hint: words });
  });

  it('has five decimals at most', () => {
    expect(problemsOf(pipValueTool, { currency: 'GBP', rate: '1.25001' })).toEqual([]);
    expect(problemsOf(pipValueTool, { currency: 'GBP', rate: '1.250001' })).toEqual([
      'rate: This number has 5 decimals at most.',
    ]);
  });
});

describe('several numbers in one field', () => {
  const understood = (targets: string) => numberField(positionSizeTool, 'Targets', { targets }).echo;

  it.each([
    ['1.0880;1.0960', '1.088 · 1.096'],
    ['1,0880;1,0960', '1.088 · 1.096'],
    ['1,0880 ; 1,0960', '1.088 · 1.096'],
    ['1,0880, 1,0960', '1.088 · 1.096'],
    ['1,0880; 1.0960', '1.088 · 1.096'],
    ['1,0880, 1.0960', '1.088 · 1.096'],
    ['1.0880; 1.0960; 1.1000', '1.088 · 1.096 · 1.1'],
    [' ', ''],
  ])('%j is read as %j', (typed, echo) => {
    expect(understood(typed)).toBe(echo);
    expect(problemsOf(positionSizeTool, { targets: typed })).toEqual([]);
  });

  it('is not understood in part, and goes into an address as it was typed', () => {
    expect(understood('1.0880; much')).toBe('');
    const values = { ...positionSizeTool.start, targets: '1.0880; much' };
    expect(new URLSearchParams(queryOf(positionSizeTool, values)).get('targets')).toBe('1.0880; much');
  });
});

it('a field says what is wrong with its text before what is wrong with its number', () => {
  expect(problemsOf(pipValueTool, { lots: 'x' })).toEqual([
    "lots: We can't read “x”. Enter a number, such as 1.",
  ]);
  expect(problemsOf(pipValueTool, { lots: '0' })).toEqual(['lots: This number has to be more than 0.']);
});
