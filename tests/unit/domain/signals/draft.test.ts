import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  decimalsIn,
  entriesOf,
  priceAsTyped,
  priceEcho,
  readDraft,
  signalDraftSchema,
  timeAsTyped,
  type SignalDraft,
} from '@/domain/signals/draft';
import { aSignalDraft } from '../../../support/signals';

const NOW = '2026-11-22T12:00:00.000Z';

const reading = (fields: Partial<SignalDraft>) => readDraft(aSignalDraft(fields), 17, NOW);
const refusalOf = (fields: Partial<SignalDraft>) => reading(fields).problems[0]?.sentence ?? null;

describe('a stored draft', () => {
  const read = (stored: object) => v.parse(signalDraftSchema, { name: 'Euro', ...stored });

  it('keeps everything that was typed, half-finished or not', () => {
    const draft = aSignalDraft({
      entryFrom: '1.08',
      target3: 'later',
      remark: 'Higher low',
      isActive: false,
    });
    expect(read(draft)).toEqual(draft);
  });

  it('needs nothing but its name: a buy with a limit order in forex, and the rest empty', () => {
    expect(read({})).toEqual({
      ...Object.fromEntries(Object.keys(aSignalDraft()).map((field) => [field, ''])),
      name: 'Euro',
      isActive: true,
      market: 'forex',
      side: 'long',
      order: 'limit',
    });
  });

  it.each<Partial<SignalDraft>>([
    { side: 'long' },
    { side: 'short' },
    { order: 'market' },
    { order: 'limit' },
    { order: 'stop' },
    { market: 'stocks' },
  ])('keeps %j', (fields) => {
    expect(read(fields)).toMatchObject(fields);
  });

  it('reads a choice that is none as the first that is offered', () => {
    expect(read({ market: 'bonds', side: 'both', order: 'iceberg' })).toMatchObject({
      market: 'forex',
      side: 'long',
      order: 'limit',
    });
  });
});

describe('what was typed', () => {
  it.each([
    ['5', 5],
    ['0', 0],
    ['6', 6],
    [' 2 ', 2],
    ['7', 0],
    ['-1', 0],
    ['1.5', 0],
    ['', 0],
    ['five', 0],
  ])('“%s” stands for %i decimals', (typed, decimals) => {
    expect(decimalsIn(typed)).toBe(decimals);
  });

  it.each([
    ['1,084', '1.08400', '= 1.08400'],
    ['1.084', '1.08400', '= 1.08400'],
    ['1.08400', '1.08400', ''],
    [' 1.08400 ', '1.08400', ''],
    ['', '', ''],
    [' at once ', 'at once', ''],
    ['-3', '-3', ''],
    ['1.0840001', '1.0840001', ''],
  ])('“%s” is the price “%s”, and “%s” is shown beside it', (typed, price, echo) => {
    expect(priceAsTyped(typed, 5)).toBe(price);
    expect(priceEcho(typed, 5)).toBe(echo);
  });

  it.each([
    ['2026-11-27T20:00', '2026-11-27T20:00:00.000Z'],
    ['', ''],
    ['2026-11-27', ''],
    ['20:00', ''],
    ['on 2026-11-27T20:00', ''],
    ['2026-11-27T20:00:00', ''],
  ])('“%s” is the time “%s”', (typed, time) => {
    expect(timeAsTyped(typed)).toBe(time);
  });
});

/** A candle a line, from 1.08400 to 1.08450, at most 1.08500 and at least 1.08300. */
const LINE = '1.0840 1.0850 1.0830 1.0845';
const CANDLE = [108400, 108500, 108300, 108450];
const lines = (count: number, line = LINE) => Array.from({ length: count }, () => line).join('\n');

describe('what is recorded when a draft is issued', () => {
  const issued = (fields: Partial<SignalDraft>) => entriesOf(aSignalDraft(fields))[0];

  it('is all that was typed, without the spaces around it', () => {
    const spaced = aSignalDraft({
      instrument: ' EUR/USD ',
      quote: ' usd ',
      timeframe: ' 4-hour ',
      reason: ' A low that is higher than the one before it. ',
      invalidation: ' A fall through 1.08000. ',
      source: ' Test prices. ',
      interest: ' None. ',
      by: ' Test author, analyst ',
      entryFrom: '1,082',
      entryTo: ' 1.084',
      target3: ' ',
    });
    expect(entriesOf(spaced)).toEqual([
      {
        kind: 'issued',
        instrument: 'EUR/USD',
        market: 'forex',
        quote: 'USD',
        decimals: 5,
        side: 'long',
        order: 'limit',
        entryFrom: '1.08200',
        entryTo: '1.08400',
        stopLoss: '1.08000',
        targets: [
          { price: '1.09200', share: 60 },
          { price: '1.10000', share: 40 },
        ],
        timeframe: '4-hour',
        validUntil: '2026-12-24T20:00:00.000Z',
        cost: '0.00010',
        reason: 'A low that is higher than the one before it.',
        invalidation: 'A fall through 1.08000.',
        source: 'Test prices.',
        interest: 'None.',
        by: 'Test author, analyst',
      },
    ]);
  });

  it.each([
    ['1.08400', '1.08200', '1.08200', '1.08400'],
    ['1.084', '', '1.08400', '1.08400'],
    [' ', '1.084', '1.08400', '1.08400'],
    ['10.5', '9.5', '9.50000', '10.50000'],
    ['', '', '', ''],
  ])('has for the prices “%s” and “%s” a zone from “%s” to “%s”', (from, to, entryFrom, entryTo) => {
    expect(issued({ entryFrom: from, entryTo: to })).toMatchObject({ entryFrom, entryTo });
  });

  it('is for a market order its one price, and at once the entry at it', () => {
    const [first, second, ...more] = entriesOf(
      aSignalDraft({ order: 'market', entryFrom: '1.084', entryTo: '1.082', by: ' Test author ' }),
    );
    expect(first).toMatchObject({ order: 'market', entryFrom: '1.08400', entryTo: '1.08400' });
    expect(second).toEqual({ kind: 'triggered', by: 'Test author', price: '1.08400' });
    expect(more).toEqual([]);
  });

  it.each(['', ' '])('has no cost where “%s” was typed', (cost) => {
    expect(issued({ cost })).toMatchObject({ cost: '0.00000' });
  });

  it.each([
    ['', 100],
    [' ', 100],
    ['60', 60],
  ])('has for a single target with the share “%s” one of %i%', (share1, share) => {
    expect(issued({ share1, target2: ' ', share2: '' })).toMatchObject({
      targets: [{ price: '1.09200', share }],
    });
  });

  it('has no candles and no remark where none was typed', () => {
    expect(issued({ candles: ' \n', remark: ' ', remarkAt: '3' })).not.toHaveProperty('candles');
    expect(issued({ candles: ' \n', remark: ' ', remarkAt: '3' })).not.toHaveProperty('remark');
    expect(issued({ candles: 'a table' })).not.toHaveProperty('candles');
  });

  it.each([
    ['spaces', LINE],
    ['tabs', LINE.replaceAll(' ', '\t')],
    ['commas and semicolons with spaces', '1.0840, 1.0850; 1.0830,1.0845'],
    ['spaces around them', `  ${LINE} \r`],
  ])('has candles in whole steps from lines with %s', (_what, line) => {
    expect(issued({ candles: lines(2, line) })).toMatchObject({ candles: [CANDLE, CANDLE] });
  });

  it('has no candle for an empty line between others', () => {
    expect(issued({ candles: `${LINE}\n\n   \n${LINE}\n` })).toMatchObject({ candles: [CANDLE, CANDLE] });
  });

  it.each([
    ['1', 0],
    ['3', 2],
    ['2.9', 1],
    ['', 0],
    ['0', 0],
    ['-5', 0],
    ['last', 0],
  ])('has a remark at candle “%s”, which has the index %i', (remarkAt, index) => {
    expect(issued({ remark: ' Higher low ', remarkAt })).toMatchObject({
      remark: 'Higher low',
      remarkAt: index,
    });
  });
});

describe('a draft that fits together', () => {
  it('is a signal with the number it would get, waiting for its entry', () => {
    const { signal, problems } = reading({});
    expect(problems).toEqual([]);
    expect(signal).toMatchObject({
      number: 17,
      state: 'waiting',
      stop: 108000,
      plan: { entryFrom: 108200, entryTo: 108400, cost: 10 },
      issued: { at: NOW, instrument: 'EUR/USD' },
    });
  });

  it('is with a market order an open signal', () => {
    expect(reading({ order: 'market', entryFrom: '1.084', entryTo: '' }).signal).toMatchObject({
      number: 17,
      state: 'open',
      fill: { price: 108400, at: NOW, risk: 400 },
    });
  });

  it.each<[string, Partial<SignalDraft>]>([
    [
      'no decimals',
      {
        decimals: '0',
        entryFrom: '1082',
        entryTo: '',
        stopLoss: '1080',
        target1: '1092',
        target2: '1100',
        cost: '',
      },
    ],
    ['six decimals', { decimals: '6' }],
    ['one target and no share', { share1: '', target2: '', share2: '' }],
    ['blank lines for candles', { candles: ' \n ' }],
    ['12 candles', { candles: lines(12) }],
    ['60 candles', { candles: lines(60) }],
  ])('may have %s', (_what, fields) => {
    expect(refusalOf(fields)).toBeNull();
  });
});

describe('a draft is refused by its own cause', () => {
  it.each(['99', '7', '-1', '2.5', 'five', ' '])('for decimals of “%s”', (decimals) => {
    expect(refusalOf({ decimals })).toBe('The decimals of a price are a whole number from 0 to 6.');
  });

  it.each<[Partial<SignalDraft>, string]>([
    [{ target1: '-3' }, 'Target 1: a price of EUR/USD is more than nothing, which -3 is not.'],
    [{ target2: '−3' }, 'Target 2: a price of EUR/USD is more than nothing, which −3 is not.'],
    [{ cost: '-0.0001' }, 'The cost is nothing or more: -0.0001 is less.'],
    [{ share1: '150' }, 'The share of target 1 is a whole number of percent from 1 to 100.'],
    [{ share2: '-5' }, 'The share of target 2 is a whole number of percent from 1 to 100.'],
    [{ share1: 'half' }, 'The share of target 1 is a whole number of percent from 1 to 100.'],
    [{ share1: '' }, 'The share of target 1 is a whole number of percent from 1 to 100.'],
    [{ share1: '60', share2: '50' }, 'The shares add up to 110%. They must make 100%.'],
    [{ validUntil: '' }, 'The last moment of the entry is missing. Say until when it may be taken.'],
    [
      { validUntil: '2026-12-24' },
      'The last moment of the entry is missing. Say until when it may be taken.',
    ],
  ])('for %o', (fields, sentence) => {
    const { signal, problems } = reading(fields);
    expect(problems[0]?.sentence).toBe(sentence);
    expect(signal).toBeNull();
  });

  it.each([
    [1, 'There is 1 candle.'],
    [61, 'There are 61 candles.'],
  ])('for %i candles', (count, words) => {
    expect(refusalOf({ candles: lines(count) })).toBe(`${words} A chart takes 12 to 60, or none.`);
  });

  it.each([
    ['three prices', '1.0840 1.0850 1.0830'],
    ['five prices', `${LINE} 1.0846`],
    ['a word', '1.0840 1.0850 low 1.0845'],
    ['a price of nothing', '1.0840 1.0850 0 1.0845'],
    ['a price below nothing', '1.0840 1.0850 -1.0830 1.0845'],
    ['a price with two points', '1.0840 1.0850 1.08300.5 1.0845'],
    ['a decimal too many', '1.0845678 1.0850 1.0820 1.0845'],
    ['a power of ten', '1.0840 1e5 1.0820 1.0845'],
    ['a number of another base', '1.0840 0x1F 1.0820 1.0845'],
  ])('for a line of the candles with %s', (_what, line) => {
    expect(refusalOf({ candles: `${lines(12)}\n${line}` })).toBe(
      'A line of the candles is none. Write four prices on it: open, high, low and close.',
    );
  });

  it.each([
    ['a high below its open', '1.0850 1.0848 1.0830 1.0845'],
    ['a high below its close', '1.0840 1.0848 1.0830 1.0849'],
    ['a low above its open', '1.0840 1.0850 1.0841 1.0845'],
    ['a low above its close', '1.0840 1.0850 1.0835 1.0834'],
    ['its high and low exchanged', '1.0840 1.0830 1.0850 1.0845'],
  ])('for a candle with %s, which is named', (_what, line) => {
    expect(refusalOf({ candles: `${lines(12)}\n${line}\n${LINE}` })).toBe(
      'Candle 13 contradicts itself. Its high is its highest price and its low its lowest: open, high, low, close.',
    );
  });

  it('not for a candle whose four prices are one', () => {
    expect(refusalOf({ candles: lines(12, '1.0840 1.0840 1.0840 1.0840') })).toBeNull();
  });

  it.each(['13', '60'])('for a remark at candle %s of 12', (remarkAt) => {
    expect(refusalOf({ candles: lines(12), remark: 'Higher low', remarkAt })).toBe(
      `The remark points at candle ${remarkAt}. There are 12.`,
    );
  });

  it.each(['the first', '0', '2.5', '-1'])('for a remark at candle “%s”', (remarkAt) => {
    expect(refusalOf({ candles: lines(12), remark: 'Higher low', remarkAt })).toBe(
      'The candle of the remark is a whole number, counted from 1.',
    );
  });

  it.each(['1', '12'])('not for a remark at candle %s of 12', (remarkAt) => {
    expect(refusalOf({ candles: lines(12), remark: 'Higher low', remarkAt })).toBeNull();
  });

  it('not for the place of a remark that is not there', () => {
    expect(refusalOf({ candles: lines(12), remark: ' ', remarkAt: '60' })).toBeNull();
    expect(refusalOf({ candles: '', remark: 'Higher low', remarkAt: '60' })).toBeNull();
  });
});

describe('what is wrong with a draft', () => {
  it('has a message of its own for each price, with its field, in the order of the form', () => {
    const empty = { entryFrom: '', entryTo: '', stopLoss: '1.08x', target1: '', target2: '0', cost: '-1' };
    expect(reading(empty).problems).toEqual([
      { field: 'entryFrom', sentence: 'Entry is missing. Enter a price with 5 decimals, such as 1.00000.' },
      { field: 'stopLoss', sentence: 'Stop loss: EUR/USD is written with 5 decimals, such as 1.00000.' },
      { field: 'target1', sentence: 'Target 1 is missing. Enter a price with 5 decimals, such as 1.00000.' },
      {
        field: 'target2',
        sentence: 'Target 2: a price of EUR/USD is more than nothing, which 0.00000 is not.',
      },
      { field: 'cost', sentence: 'The cost is nothing or more: -1 is less.' },
    ]);
  });

  it.each<[Partial<SignalDraft>, string]>([
    [{ decimals: '' }, 'decimals'],
    [{ candles: '1 2' }, 'candles'],
    [{ candles: lines(12), remark: 'Here', remarkAt: '60' }, 'remarkAt'],
    [{ stopLoss: '1.09' }, 'stopLoss'],
    [{ target2: '1.09' }, 'target2'],
    [{ share2: '' }, 'share2'],
    [{ share2: '50' }, 'share1'],
    [{ target1: '', share1: '', share2: '50' }, 'share2'],
    [{ target1: '', share1: '', target2: '1.08', share2: '100' }, 'target2'],
    [{ order: 'market', entryFrom: '' }, 'entryFrom'],
    [{ order: 'market', entryFrom: '1.07' }, 'stopLoss'],
    [{ validUntil: '' }, 'validUntil'],
    [{ validUntil: '2026-11-22T11:00' }, 'validUntil'],
    [{ quote: '$' }, 'quote'],
    [{ reason: 'Short.' }, 'reason'],
    [{ invalidation: '' }, 'invalidation'],
    [{ by: '' }, 'by'],
  ])('%o is a problem of one field', (fields, field) => {
    expect(reading(fields).problems.map((problem) => problem.field)).toEqual([field]);
  });
});
