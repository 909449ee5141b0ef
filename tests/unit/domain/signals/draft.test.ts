import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  draftFromIssued,
  entriesOf,
  priceEcho,
  readDraft,
  signalDraftSchema,
  type SignalDraft,
} from '@/domain/signals/draft';
import { aSignalDraft } from '../../../support/signals';

const NOW = '2026-11-22T12:00:00.000Z';

const reading = (fields: Partial<SignalDraft>) => readDraft(aSignalDraft(fields), 17, NOW);
const refusalOf = (fields: Partial<SignalDraft>) => reading(fields).problems[0] ?? null;

const read = (stored: object) => v.parse(signalDraftSchema, { name: 'Euro', ...stored });

it('keeps an incomplete draft as entered', () => {
  const draft = aSignalDraft({ entryFrom: '1.08', target3: 'later', remark: 'Higher low', isActive: false });
  expect(read(draft)).toEqual(draft);
});

it('fills in an empty draft with the usual choices', () => {
  expect(read({})).toEqual({
    ...Object.fromEntries(Object.keys(aSignalDraft()).map((field) => [field, ''])),
    name: 'Euro',
    isActive: true,
    market: 'forex',
    side: 'long',
    order: 'limit',
  });
});

it('replaces unknown choices with the first one offered', () => {
  expect(read({ market: 'bonds', side: 'both', order: 'iceberg' })).toMatchObject({
    market: 'forex',
    side: 'long',
    order: 'limit',
  });
});

/** One candle per line: open 1.08400, high 1.08500, low 1.08300, close 1.08450. */
const LINE = '1.0840 1.0850 1.0830 1.0845';
const CANDLE = [108400, 108500, 108300, 108450];
const lines = (count: number, line = LINE) => Array.from({ length: count }, () => line).join('\n');

const issued = (fields: Partial<SignalDraft>) => entriesOf(aSignalDraft(fields))[0];

const COMPLETE = aSignalDraft({
  share2: '30',
  target3: '1.11000',
  share3: '10',
  candles: lines(12),
  remark: 'Higher low',
  remarkAt: '2',
});
const OTHER_CHOICES: Partial<SignalDraft> = { market: 'crypto', side: 'short', order: 'stop', decimals: '4' };
/** Fields that visitors never see. */
const OF_THE_DRAFT_ONLY = ['name', 'isActive'];
const ofTheEntry = (Object.keys(COMPLETE) as (keyof SignalDraft)[]).filter(
  (field) => !OF_THE_DRAFT_ONLY.includes(field),
);

it.each(ofTheEntry)("puts a draft's %s into its entry", (field) => {
  const changed = entriesOf({ ...COMPLETE, [field]: OTHER_CHOICES[field] ?? '' });
  const reminder = `Give ${field} a value in COMPLETE, and put it into the entry in entriesOf (draft.ts)`;
  expect(changed, reminder).not.toEqual(entriesOf(COMPLETE));
});

it('trims text, and records prices in order with all decimal places', () => {
  expect(
    issued({
      instrument: ' EUR/USD ',
      quote: ' usd ',
      entryFrom: ' 1.084',
      entryTo: '1,082',
      target3: ' ',
      cost: '',
    }),
  ).toMatchObject({
    instrument: 'EUR/USD',
    quote: 'USD',
    entryFrom: '1.08200',
    entryTo: '1.08400',
    cost: '0.00000',
    targets: [
      { price: '1.09200', share: 60 },
      { price: '1.10000', share: 40 },
    ],
  });
});

it('echoes a price only when it is not read as typed', () => {
  expect(['1,084', '1.08400'].map((typed) => priceEcho(typed, 5))).toEqual(['= 1.08400', '']);
});

it('records a market order with its entry', () => {
  const [first, second, ...more] = entriesOf(
    aSignalDraft({ order: 'market', entryFrom: '1.084', entryTo: '1.082', by: ' Test author ' }),
  );
  expect(first).toMatchObject({ order: 'market', entryFrom: '1.08400', entryTo: '1.08400' });
  expect(second).toEqual({ kind: 'triggered', by: 'Test author', price: '1.08400' });
  expect(more).toEqual([]);
});

it.each([
  ['', 100],
  ['60', 60],
])('records the share “%s” of a single target as %i', (share1, share) => {
  expect(issued({ share1, target2: ' ', share2: '' })).toMatchObject({
    targets: [{ price: '1.09200', share }],
  });
});

it('records no candles or remark when none were entered', () => {
  expect(issued({ candles: ' \n', remark: ' ', remarkAt: '3' })).not.toHaveProperty('candles');
  expect(issued({ candles: ' \n', remark: ' ', remarkAt: '3' })).not.toHaveProperty('remark');
  expect(issued({ candles: 'a table' })).not.toHaveProperty('candles');
});

it.each([
  ['spaces', LINE],
  ['tabs', LINE.replaceAll(' ', '\t')],
  ['commas and semicolons with spaces', '1.0840, 1.0850; 1.0830,1.0845'],
])('reads candles from lines with %s', (_what, line) => {
  expect(issued({ candles: lines(2, line) })).toMatchObject({ candles: [CANDLE, CANDLE] });
});

it.each([
  ['3', 2],
  ['', 0],
])('places a remark entered at candle “%s” at index %i', (remarkAt, index) => {
  expect(issued({ remark: ' Higher low ', remarkAt })).toMatchObject({
    remark: 'Higher low',
    remarkAt: index,
  });
});

it('previews a draft as a pending signal with its number', () => {
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

it('previews a market order as an open signal', () => {
  expect(reading({ order: 'market', entryFrom: '1.084', entryTo: '' }).signal).toMatchObject({
    number: 17,
    state: 'open',
    fill: { price: 108400, at: NOW, risk: 400 },
  });
});

it.each<[string, Partial<SignalDraft>, object]>([
  ['a share above 100%', { share1: '150' }, { code: 'shareRange', target: 1 }],
  ['seven decimal places', { decimals: '7' }, { code: 'decimalsRange', max: 6 }],
  [
    'a remark past the last candle',
    { candles: lines(12), remark: 'Here', remarkAt: '13' },
    { code: 'remarkBeyondCandles', candle: 13, count: 12 },
  ],
  ['a remark at candle 0', { candles: lines(12), remark: 'Here', remarkAt: '0' }, { code: 'remarkFormat' }],
  ['shares above 100%', { share1: '60', share2: '50' }, { code: 'shareSum', sum: 110 }],
  ['one candle', { candles: LINE }, { code: 'candleCount', count: 1, min: 12, max: 60 }],
  ['61 candles', { candles: lines(61) }, { code: 'candleCount', count: 61 }],
  ['a candle of three prices', { candles: `${lines(12)}\n1.0840 1.0850 1.0830` }, { code: 'candleCells' }],
  ['a word among its candles', { candles: `${lines(12)}\n1.0840 1.0850 low 1` }, { code: 'candleWord' }],
  [
    'a candle whose high is below its open',
    { candles: `${lines(12)}\n1.0850 1.0848 1.0830 1.0845\n${LINE}` },
    { code: 'candleContradiction', line: 13 },
  ],
])('rejects a draft with %s', (_what, fields, problem) => {
  expect(refusalOf(fields)).toMatchObject(problem);
  expect(reading(fields).signal).toBeNull();
});

it('identifies each invalid price by its field, in form order', () => {
  const empty = { entryFrom: '', entryTo: '', stopLoss: '1.08x', target1: '', target2: '0', cost: '-1' };
  expect(reading(empty).problems.map(({ field, code }) => [field, code])).toEqual([
    ['entryFrom', 'priceMissing'],
    ['stopLoss', 'priceOdd'],
    ['target1', 'priceMissing'],
    ['target2', 'priceNotPositive'],
    ['cost', 'costNegative'],
  ]);
});

/** What people paste into a field for a single price. */
it.each<[string, object]>([
  ['2345-2342', { kind: 'several', part: '2345-2342' }],
  ['2 345.60 / 2 342', { kind: 'several' }],
  ['TP1 2350 TP2 2360', { kind: 'several' }],
  ['TP1 2350', { kind: 'extra', part: 'TP1' }],
  ['SL: 2338', { kind: 'extra', part: 'SL:' }],
  ['@2338.50', { kind: 'extra', part: '@' }],
  ['2345.60 USD', { kind: 'extra', part: 'USD' }],
  ['2345.60⁵', { kind: 'extra', part: '⁵' }],
  ['30 pips', { kind: 'distance', part: '30 pips' }],
  ['BUY GOLD NOW 2345 SL 2338 TP 2360', { kind: 'message' }],
  ['2345.601', { code: 'priceDecimals', decimals: 2 }],
  ['23.45.60', { code: 'priceFormat' }],
])('says what is odd about the stop loss “%s”', (stopLoss, problem) => {
  const gold = { instrument: 'Gold', decimals: '2', stopLoss };
  const found = reading(gold).problems.find(({ field }) => field === 'stopLoss');
  expect(found).toMatchObject({ name: 'stopLoss', ...problem });
});

it.each<[string, Partial<SignalDraft>]>([
  ['decimals', { decimals: '' }],
  ['candles', { candles: '1 2' }],
  ['remarkAt', { candles: lines(12), remark: 'Here', remarkAt: '60' }],
  ['stopLoss', { stopLoss: '1.09' }],
  ['target2', { target2: '1.09' }],
  ['share2', { share2: '' }],
  ['share1', { share2: '50' }],
  ['share2', { target1: '', share1: '', share2: '50' }],
  ['target2', { target1: '', share1: '', target2: '1.08', share2: '100' }],
  ['entryFrom', { order: 'market', entryFrom: '' }],
  ['stopLoss', { order: 'market', entryFrom: '1.07' }],
  ['validUntil', { validUntil: '' }],
  ['validUntil', { validUntil: '2026-11-22T11:00' }],
  ['quote', { quote: '$' }],
  ['reason', { reason: 'Short.' }],
  ['invalidation', { invalidation: '' }],
  ['by', { by: '' }],
])('reports one problem, in the field %s (%#)', (field, fields) => {
  expect(reading(fields).problems.map((problem) => problem.field)).toEqual([field]);
});

it('reissues a signal unchanged after it was taken back', () => {
  const { issued } = reading(COMPLETE).signal ?? expect.fail('The draft cannot be issued.');
  expect(entriesOf(draftFromIssued(issued))).toEqual(entriesOf(COMPLETE));
});
