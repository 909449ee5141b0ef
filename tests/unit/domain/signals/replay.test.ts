import { expect, it } from 'vitest';
import { entryProblemWords } from '@/content/entryProblemWords';
import type { JsonObject } from '@/data/storage/json';
import { beforeLastCorrection, replayRecord } from '@/domain/signals/replay';
import { closedResult, formatR } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { anEvent, anIssued, withIds, onDay } from '../../../support/signals';

const triggered = anEvent('triggered', onDay(1), { price: '1.08400' });
const closedBy = (reason: string, price: string, fields: JsonObject = {}) =>
  anEvent('closed', onDay(3), { reason, price, ...fields });

/** The only signal of these entries, all of which must be valid. */
function signalOf(...entries: readonly JsonObject[]): Signal {
  const { signals, refusals, cutShort } = replayRecord(withIds(entries));
  expect({ refusals, cutShort }).toEqual({ refusals: [], cutShort: [] });
  const [signal] = signals;
  if (signal === undefined) throw new Error('There is no signal.');
  return signal;
}

/** Why the last of these entries is rejected; all others must be valid. */
function refusalOf(...entries: readonly JsonObject[]): string | undefined {
  const { refusals } = replayRecord(withIds(entries));
  expect(refusals.map(({ index }) => index)).toEqual([entries.length - 1]);
  return refusals[0] && entryProblemWords(refusals[0].problem);
}

const issuedRefusal = (fields: JsonObject) => refusalOf(anIssued(fields));
const refusedWhileWaiting = (entry: JsonObject) => refusalOf(anIssued(), entry);
const refusedWhileOpen = (entry: JsonObject) => refusalOf(anIssued(), triggered, entry);

it.each([
  ['waiting', []],
  ['open', [triggered]],
  ['closed', [triggered, closedBy('stop', '1.08000')]],
  ['expired', [anEvent('expired', onDay(5))]],
  ['cancelled', [anEvent('cancelled', onDay(1), { note: 'The reason is gone.' })]],
  ['notTriggered', [anEvent('notTriggered', onDay(1), { price: '1.09200', reason: 'targetFirst' })]],
])('puts a signal into the state %s', (state, entries) => {
  expect(signalOf(anIssued(), ...entries).state).toBe(state);
});

it('keeps the remaining position and the moved stop', () => {
  const signal = signalOf(
    anIssued(),
    triggered,
    anEvent('partTaken', onDay(2), { price: '1.09200', share: 60 }),
    anEvent('stopMoved', onDay(2), { stopLoss: '1.08400', note: 'To the entry.' }),
  );
  expect(signal).toMatchObject({
    state: 'open',
    left: 40,
    stop: 108400,
    fill: { price: 108400, risk: 400 },
  });
});

it('applies an amendment to the plan of a pending signal', () => {
  const { plan, stop, state } = signalOf(
    anIssued(),
    anEvent('amended', onDay(0), { entryTo: '1.08300', stopLoss: '1.07900', note: 'The low moved.' }),
  );
  expect({ plan, stop, state }).toMatchObject({
    plan: { entryFrom: 108200, entryTo: 108300, stopLoss: 107900 },
    stop: 107900,
    state: 'waiting',
  });
});

it('keeps a moved stop and closes there when targets are amended', () => {
  const moved = [
    anIssued(),
    triggered,
    anEvent('stopMoved', onDay(2), { stopLoss: '1.08400', note: 'To the entry.' }),
    anEvent('amended', onDay(2, 10), {
      targets: [
        { price: '1.09200', share: 60 },
        { price: '1.09800', share: 40 },
      ],
      note: 'Resistance before it.',
    }),
  ];
  expect(signalOf(...moved)).toMatchObject({
    state: 'open',
    stop: 108400,
    plan: { targets: [{ price: 109200 }, { price: 109800 }] },
  });
  expect(closedResult(signalOf(...moved, closedBy('stop', '1.08400')))).not.toBeNull();
});

it.each<[string, JsonObject]>([
  ['a stop above the entry of a buy', { stopLoss: '1.08500' }],
  ['a stop inside the zone', { stopLoss: '1.08200' }],
  ['a stop below the entry of a sell', { side: 'short', targets: [{ price: '1.07000', share: 100 }] }],
])('rejects a signal with %s', (_what, fields) => {
  expect(issuedRefusal(fields)).toBe(
    'The stop loss is on the wrong side: it goes below the entry for a buy and above it for a sell.',
  );
});

it('rejects targets on the wrong side of the entry', () => {
  const targets = (...prices: string[]) => ({ targets: prices.map((price) => ({ price, share: 50 })) });
  expect(issuedRefusal(targets('1.09200', '1.09200'))).toBe(
    'Target 2 is no further than target 1. Each target must be further from the entry than the one before.',
  );
  expect(issuedRefusal(targets('1.08400', '1.09200'))).toMatch(/^Target 1 is not beyond the entry/);
  expect(issuedRefusal({ targets: [] })).toBe('A signal has one to three targets.');
});

it('rejects shares that do not add up to 100%', () => {
  const targets = [
    { price: '1.09200', share: 50 },
    { price: '1.10000', share: 40 },
  ];
  expect(issuedRefusal({ targets })).toBe('The shares add up to 90%. They must add up to 100%.');
});

it.each([
  ['entryFrom', 'Entry'],
  ['cost', 'Cost'],
])('rejects the field %s with the wrong decimals', (field, name) => {
  expect(issuedRefusal({ [field]: '1.0840' })).toBe(
    `${name}: EUR/USD is written with 5 decimals, such as 1.08400.`,
  );
});

it.each<[string, JsonObject, RegExp]>([
  ['an entry zone the wrong way round', { entryFrom: '1.08500' }, /^The entry zone must run from/],
  ['a zero price', { stopLoss: '0.00000' }, /must be more than zero/],
  ['a negative cost', { cost: '−0.1' }, /^The cost must be zero or more: −0\.1 is less\.$/],
  ['an expiry before its issue', { validUntil: '2026-01-12T08:00:00.000Z' }, /^The signal expires before/],
  ['too short a reason', { reason: 'It will rise.' }, /^The reason has 13 characters. It needs 20 to 600/],
  ['no invalidation', { invalidation: '' }, /^“What would prove it wrong” has 0 characters/],
  ['no source', { source: ' ' }, /^The source is missing/],
  ['no instrument', { instrument: '' }, /^The instrument is missing/],
  ['no author', { by: '' }, /^The author is missing/],
  ['an invalid currency', { quote: 'dollar' }, /^A currency has three letters/],
])('rejects an issued signal with %s', (_what, fields, sentence) => {
  expect(issuedRefusal(fields)).toMatch(sentence);
});

it('rejects a time in the future', () => {
  expect(refusedWhileWaiting({ ...triggered, at: onDay(1, 10) })).toBe(
    'This time is in the future. Record only what has already happened.',
  );
});

it('rejects an update earlier than the previous one', () => {
  const late = anEvent('stopMoved', '2026-01-22T09:54:00.000Z', { stopLoss: '1.08400', note: 'Up.' });
  const part = anEvent('partTaken', '2026-01-22T09:55:00.000Z', { price: '1.09200', share: 60 });
  expect(refusalOf(anIssued(), triggered, part, late)).toBe(
    'This is earlier than the update before it: 22 January 2026, 09:55 GMT.',
  );
});

it.each([
  ['buy limit', 'long', 'limit', '2317.99', '2322.00'],
  ['buy stop', 'long', 'stop', '2317.99', '2318.00'],
  ['sell limit', 'short', 'limit', '2322.01', '2318.00'],
  ['sell stop', 'short', 'stop', '2322.01', '2322.00'],
])('rejects a fill better than the entry zone of a %s', (_what, side, order, price, edge) => {
  const gold = anIssued({
    instrument: 'Gold',
    decimals: 2,
    side,
    order,
    entryFrom: '2318.00',
    entryTo: '2322.00',
    stopLoss: side === 'long' ? '2306.00' : '2334.00',
    targets: [{ price: side === 'long' ? '2362.00' : '2282.00', share: 100 }],
    cost: '0.30',
  });
  expect(refusalOf(gold, anEvent('triggered', onDay(1), { price }))).toBe(
    `The fill is better than the entry zone. Enter the edge that was reached first, ${edge}, or the worse price that was paid.`,
  );
});

it('rejects a stop filled better than the current stop', () => {
  expect(refusedWhileOpen(closedBy('stop', '1.08100'))).toBe(
    'A stop at 1.08000 does not fill at 1.08100. Choose another reason, or correct the price.',
  );
});

it.each(['1.07900', '1.08000'])('rejects moving the stop to %s, away from the target', (stopLoss) => {
  expect(refusedWhileOpen(anEvent('stopMoved', onDay(2), { stopLoss, note: 'Room.' }))).toBe(
    'The stop can only be moved towards the target. Moving it away would make the loss larger than announced.',
  );
});

const beyond = { stopLoss: '1.09300', note: 'A slip.', publishedAt: '' };

it('rejects a stop moved beyond the next target', () => {
  expect(refusedWhileOpen(anEvent('stopMoved', onDay(2), beyond))).toBe(
    'The stop would be beyond target 1, 1.09200. Record the partial close there first, or amend the target.',
  );
  const part = anEvent('partTaken', onDay(2), { price: '1.09200', share: 60 });
  expect(signalOf(anIssued(), triggered, part, anEvent('stopMoved', onDay(3), beyond)).stop).toBe(109300);
  const further = anEvent('stopMoved', onDay(3), { ...beyond, stopLoss: '1.10100' });
  expect(refusalOf(anIssued(), triggered, part, further)).toMatch(
    /^The stop would be beyond target 2, 1\.10000\./,
  );
});

it.each<[string, JsonObject, RegExp]>([
  [
    'amended',
    {
      targets: [
        { price: '1.08900', share: 60 },
        { price: '1.10000', share: 40 },
      ],
    },
    /^The stop would be beyond target 1, 1\.08900\./,
  ],
  ['corrected', { entry: '3', price: '1.09300' }, /^The stop would be beyond target 1, 1\.09200\./],
])('rejects a stop beyond a target when either is %s', (kind, fields, sentence) => {
  const moved = anEvent('stopMoved', onDay(2), { stopLoss: '1.09000', note: 'Up.' });
  const entry = anEvent(kind, onDay(3), { ...fields, note: 'A slip.', publishedAt: '' });
  expect(refusalOf(anIssued(), triggered, moved, entry)).toMatch(sentence);
});

it('accepts a published stop beyond a target, and its correction', () => {
  const moved = anEvent('stopMoved', onDay(2), { ...beyond, publishedAt: onDay(2) });
  const entries = [anIssued(), triggered, moved];
  expect(signalOf(...entries).stop).toBe(109300);
  expect(signalOf(...entries, correction({ price: '1.08500', publishedAt: '' })).stop).toBe(108500);
});

it.each(['amended', 'partTaken', 'stopMoved'])('rejects %s once the signal is closed', (kind) => {
  const fields = { price: '1.08400', share: 10, stopLoss: '1.08400', note: 'x' };
  const more = anEvent(kind, onDay(4), fields);
  expect(refusalOf(anIssued(), triggered, closedBy('stop', '1.08000'), more)).toBe(
    'Signal 1 is closed. Only a typing error in it can still be corrected.',
  );
});

it.each<[string, JsonObject]>([
  ['an amendment', anEvent('amended', onDay(1), { entryTo: '1.08300' })],
  ['a withdrawal', anEvent('cancelled', onDay(1))],
])('rejects %s for a pending signal without a note', (_what, entry) => {
  expect(refusedWhileWaiting(entry)).toBe('The note is missing. Say why.');
});

it.each<[string, JsonObject]>([
  ['a moved stop', anEvent('stopMoved', onDay(2), { stopLoss: '1.08400' })],
  ['a manual close', closedBy('manual', '1.08500')],
])('rejects %s for an open signal without a note', (_what, entry) => {
  expect(refusedWhileOpen(entry)).toBe('The note is missing. Say why.');
});

it('rejects a partial close of the whole remainder or beyond the stop', () => {
  const part = (fields: JsonObject) =>
    anEvent('partTaken', onDay(2), { price: '1.09200', share: 60, ...fields });
  expect(refusedWhileOpen(part({ share: 100 }))).toMatch(/^Only 100% is left/);
  expect(refusalOf(anIssued(), triggered, part({}), part({ share: 40 }))).toMatch(/^Only 40% is left/);
  expect(refusedWhileOpen(part({ price: '1.07999' }))).toMatch(/^1.07999 is beyond the stop at 1.08000/);
});

it('rejects an update that does not fit the state', () => {
  expect(refusedWhileWaiting(closedBy('stop', '1.08000'))).toMatch(/^Signal 1 is waiting for its entry/);
  expect(refusedWhileOpen(anEvent('expired', onDay(5)))).toMatch(/^Signal 1 is open/);
  expect(refusalOf(anIssued({ order: 'market' }), anEvent('cancelled', onDay(1), { note: 'No.' }))).toMatch(
    /^Signal 1 is a market order: its entry follows at once/,
  );
});

it('rejects a signal out of order or never issued', () => {
  expect(refusalOf(triggered)).toBe('Signal 1 was never issued.');
  expect(refusalOf(anIssued({ signal: 2 }))).toBe(
    'The next signal is number 1, not 2: numbers cannot be skipped.',
  );
  expect(refusalOf(anIssued(), anIssued())).toBe(
    'The next signal is number 2, not 1: numbers cannot be skipped.',
  );
});

const short = anIssued({
  side: 'short',
  order: 'stop',
  entryFrom: '1.07600',
  entryTo: '1.07600',
  stopLoss: '1.08050',
  targets: [{ price: '1.06700', share: 100 }],
});
const wrong = [
  short,
  anEvent('triggered', onDay(1), { price: '1.07600' }),
  anEvent('closed', onDay(2), { price: '1.08050', reason: 'stop' }),
];
const correction = (fields: JsonObject) =>
  anEvent('corrected', onDay(4), { entry: '3', note: 'A typing error.', ...fields });
const shown = (signal: Signal | null) => signal && formatR(closedResult(signal)?.beforeCosts ?? NaN);

it('calculates the result from the corrected price and keeps the earlier one', () => {
  const signal = signalOf(...wrong, correction({ price: '1.08070' }));
  expect(shown(signal)).toBe('−1.04R');
  expect(shown(beforeLastCorrection(signal)?.signal ?? null)).toBe('−1.00R');
  expect(signal.entries.map(({ kind }) => kind)).toEqual(['issued', 'triggered', 'closed', 'corrected']);
  expect(signal.entries[2]).toMatchObject({ price: '1.08050' });
  expect(signal.effective[2]).toMatchObject({ price: '1.08070' });
});

it('corrects a time and a moved stop', () => {
  const moved = anEvent('stopMoved', onDay(2), { stopLoss: '1.08100', note: 'Up.' });
  const { effective, stop } = signalOf(
    anIssued(),
    triggered,
    moved,
    correction({ price: '1.08200', correctedAt: onDay(2, 8) }),
  );
  expect(effective[2]).toMatchObject({ stopLoss: '1.08200', at: onDay(2, 8) });
  expect(stop).toBe(108200);
  expect(beforeLastCorrection(signalOf(anIssued()))).toBeNull();
});

it('keeps the price when only the time is corrected', () => {
  const time = correction({ entry: '2', correctedAt: onDay(1, 8) });
  expect(signalOf(anIssued(), triggered, time).fill).toMatchObject({ price: 108400, at: onDay(1, 8) });
});

it('rejects correcting an amendment', () => {
  const amended = anEvent('amended', onDay(0), { entryTo: '1.08300', note: 'Lower.' });
  expect(refusalOf(anIssued(), amended, correction({ entry: '2', price: '1.08300' }))).toBe(
    'Update 2 of signal 1 cannot be corrected.',
  );
});

it('mentions the state when the same update was already recorded', () => {
  expect(refusalOf(anIssued(), { ...triggered, createdAt: onDay(2), at: onDay(2) }, triggered)).toMatch(
    /^Signal 1 is open: it has been entered\./,
  );
});

it('accepts a correction entered before another update happened', () => {
  const closed = closedBy('stop', '1.08000');
  const early = { ...correction({ entry: '2', price: '1.08300' }), at: onDay(2), createdAt: onDay(2) };
  expect(signalOf(anIssued(), triggered, closed, early)).toMatchObject({ state: 'closed' });
});

it('rejects correcting an unpublished update', () => {
  const { refusals } = replayRecord([anIssued(), triggered, correction({ entry: '', price: '1.08300' })]);
  expect(refusals).toMatchObject([{ problem: { code: 'notCorrectable', signal: 1 } }]);
});

it.each<[string, JsonObject, RegExp]>([
  ['without a note', { note: '', price: '1.08070' }, /^The note is missing/],
  ['that changes nothing', {}, /^Nothing has been changed/],
  ['of the signal as issued', { entry: '1', price: '1.08070' }, /^An issued signal is never corrected/],
  [
    "to another signal's entry",
    { entry: '9', price: '1.08070' },
    /^Update 9 of signal 1 cannot be corrected/,
  ],
  ['to a price the rules refuse', { price: '1.08040' }, /^A stop at 1.08050 does not fill at 1.08040/],
  ['to a time before the previous entry', { correctedAt: onDay(0) }, /^This is earlier than/],
])('rejects a correction %s', (_what, fields, sentence) => {
  expect(refusalOf(...wrong, correction(fields))).toMatch(sentence);
});

const second = (entry: JsonObject) => ({ ...entry, signal: 2 });

it('shows a signal as it was before an unknown update', () => {
  const { signals, cutShort, refusals } = replayRecord([
    anIssued(),
    second(anIssued()),
    triggered,
    anEvent('hedged', onDay(1)),
    second(triggered),
    closedBy('stop', '1.08000'),
  ]);
  expect(signals.map(({ number, state, isCutShort }) => [number, state, isCutShort])).toEqual([
    [1, 'open', true],
    [2, 'open', false],
  ]);
  expect({ cutShort, refusals }).toEqual({ cutShort: [1], refusals: [] });
});

it('shows a signal as it was before an invalid update', () => {
  const { signals, cutShort, refusals } = replayRecord([
    anIssued(),
    second(anIssued()),
    closedBy('stop', '1.08000'),
    second(triggered),
  ]);
  expect(signals.map(({ number, state }) => [number, state])).toEqual([
    [1, 'waiting'],
    [2, 'open'],
  ]);
  expect(cutShort).toEqual([1]);
  expect(refusals.map(({ index }) => index)).toEqual([2]);
});

it('continues after a signal in an unknown market', () => {
  const { signals, cutShort } = replayRecord([
    anIssued({ market: 'weather' }),
    triggered,
    second(anIssued()),
  ]);
  expect(signals.map(({ number }) => number)).toEqual([2]);
  expect(cutShort).toEqual([1]);
});

it('reports values that belong to no signal', () => {
  const { signals, refusals } = replayRecord([null, 'x', { signal: 0 }, {}]);
  expect(signals).toEqual([]);
  expect(new Set(refusals.map(({ problem }) => problem.code))).toEqual(new Set(['noSignal']));
});
