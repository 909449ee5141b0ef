import { expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import type { EntryProblem } from '@/domain/signals/refusal';
import { signalsBeforeCorrections, replayRecord } from '@/domain/signals/replay';
import { closedResult, formatR } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import {
  anEvent,
  anIssued,
  onDay,
  refusalOf as lastRefusal,
  signalOf as replayed,
  withIds,
} from '../../../support/signals';

const triggered = anEvent('triggered', onDay(1), { price: '1.08400' });
const closedBy = (reason: string, price: string, fields: JsonObject = {}) =>
  anEvent('closed', onDay(3), { reason, price, ...fields });

const signalOf = (...entries: readonly JsonObject[]) => replayed(...withIds(entries));
const refusalOf = (...entries: readonly JsonObject[]) => lastRefusal(...withIds(entries));

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
  expect(signal).toMatchObject({ state: 'open', left: 40, stop: 108400, fill: { price: 108400, risk: 400 } });
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

it('keeps a moved stop when targets are amended, and closes the signal there', () => {
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

const targets = (...rows: readonly [price: string, share: number][]) => ({
  targets: rows.map(([price, share]) => ({ price, share })),
});

it.each<[string, JsonObject, EntryProblem['code']]>([
  ['a stop above the entry of a buy', { stopLoss: '1.08500' }, 'stopOnWrongSide'],
  ['a stop inside the zone', { stopLoss: '1.08200' }, 'stopOnWrongSide'],
  ['a stop below the entry of a sell', { side: 'short', ...targets(['1.07000', 100]) }, 'stopOnWrongSide'],
  ['the same target twice', targets(['1.09200', 50], ['1.09200', 50]), 'targetOrder'],
  ['a target at the entry', targets(['1.08400', 50], ['1.09200', 50]), 'targetOnWrongSide'],
  ['no target', targets(), 'targetCount'],
  ['shares that do not add up to 100%', targets(['1.09200', 50], ['1.10000', 40]), 'shareSum'],
  ['a price with too few decimal places', { entryFrom: '1.0840' }, 'priceFormat'],
  ['a cost with too few decimal places', { cost: '1.0840' }, 'priceFormat'],
  ['an entry zone the wrong way round', { entryFrom: '1.08500' }, 'zoneReversed'],
  ['a zero price', { stopLoss: '0.00000' }, 'priceNotPositive'],
  ['a negative cost', { cost: '−0.1' }, 'costNegative'],
  ['an expiry before its issue', { validUntil: '2026-01-12T08:00:00.000Z' }, 'deadlinePassed'],
  ['too short a reason', { reason: 'It will rise.' }, 'textLength'],
  ['no invalidation', { invalidation: '' }, 'textLength'],
  ['no source', { source: ' ' }, 'sourceMissing'],
  ['no instrument', { instrument: '' }, 'instrumentMissing'],
  ['no author', { by: '' }, 'authorMissing'],
  ['an invalid currency', { quote: 'dollar' }, 'currencyFormat'],
])('rejects an issued signal with %s', (_what, fields, code) => {
  expect(refusalOf(anIssued(fields))).toMatchObject({ code });
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
  expect(refusalOf(gold, anEvent('triggered', onDay(1), { price }))).toMatchObject({
    code: 'fillTooGood',
    edge,
  });
});

it.each(['1.07900', '1.08000'])('rejects a stop moved to %s, away from the target', (stopLoss) => {
  expect(refusedWhileOpen(anEvent('stopMoved', onDay(2), { stopLoss, note: 'Room.' }))).toMatchObject({
    code: 'stopMovedAway',
  });
});

const beyond = { stopLoss: '1.09300', note: 'A slip.', publishedAt: '' };

it.each([
  { price: '1.09200', share: 30 },
  { price: '1.08900', share: 60 },
])('rejects a stop moved beyond the next target after the partial close %j', (taken) => {
  expect(refusedWhileOpen(anEvent('stopMoved', onDay(2), beyond))).toMatchObject({
    code: 'stopBeyondTarget',
    target: 1,
    price: '1.09200',
  });
  const part = anEvent('partTaken', onDay(2), taken);
  expect(signalOf(anIssued(), triggered, part, anEvent('stopMoved', onDay(3), beyond)).stop).toBe(109300);
  const further = anEvent('stopMoved', onDay(3), { ...beyond, stopLoss: '1.10100' });
  expect(refusalOf(anIssued(), triggered, part, further)).toMatchObject({
    code: 'stopBeyondTarget',
    target: 2,
    price: '1.10000',
  });
});

it.each<[string, JsonObject, string]>([
  [
    'amended',
    {
      targets: [
        { price: '1.08900', share: 60 },
        { price: '1.10000', share: 40 },
      ],
    },
    '1.08900',
  ],
  ['corrected', { entry: '3', price: '1.09300' }, '1.09200'],
])('rejects an update of the kind “%s” that puts the stop beyond a target', (kind, fields, price) => {
  const moved = anEvent('stopMoved', onDay(2), { stopLoss: '1.09000', note: 'Up.' });
  const entry = anEvent(kind, onDay(3), { ...fields, note: 'A slip.', publishedAt: '' });
  expect(refusalOf(anIssued(), triggered, moved, entry)).toMatchObject({
    code: 'stopBeyondTarget',
    target: 1,
    price,
  });
});

it('accepts a published stop beyond a target, and its correction', () => {
  const moved = anEvent('stopMoved', onDay(2), { ...beyond, publishedAt: onDay(2) });
  const entries = [anIssued(), triggered, moved];
  expect(signalOf(...entries).stop).toBe(109300);
  expect(signalOf(...entries, correction({ price: '1.08500', publishedAt: '' })).stop).toBe(108500);
});

it.each<[string, JsonObject]>([
  ['an amendment', anEvent('amended', onDay(1), { entryTo: '1.08300' })],
  ['a withdrawal', anEvent('cancelled', onDay(1))],
  ['a moved stop', anEvent('stopMoved', onDay(2), { stopLoss: '1.08400' })],
  ['a manual close', closedBy('manual', '1.08500')],
])('rejects %s without a note', (_what, entry) => {
  const before = ['amended', 'cancelled'].includes(String(entry.kind))
    ? [anIssued()]
    : [anIssued(), triggered];
  expect(refusalOf(...before, entry)).toMatchObject({ code: 'noteMissing' });
});

it('rejects a partial close of all that is left, or one beyond the stop', () => {
  const part = (fields: JsonObject) =>
    anEvent('partTaken', onDay(2), { price: '1.09200', share: 60, ...fields });
  expect(refusedWhileOpen(part({ share: 100 }))).toMatchObject({ code: 'shareTooLarge', left: 100 });
  expect(refusalOf(anIssued(), triggered, part({}), part({ share: 40 }))).toMatchObject({
    code: 'shareTooLarge',
    left: 40,
  });
  expect(refusedWhileOpen(part({ price: '1.07999' }))).toMatchObject({ code: 'beyondStop', stop: '1.08000' });
});

const hit = anEvent('partTaken', '2026-01-22T09:55:00.000Z', { price: '1.09200', share: 60 });
const earlier = anEvent('stopMoved', '2026-01-22T09:54:00.000Z', { stopLoss: '1.08400', note: 'Up.' });
const again = { ...triggered, createdAt: onDay(2), at: onDay(2) };
const withdrawn = anEvent('cancelled', onDay(1), { note: 'No.' });
const open = [anIssued(), triggered];

it.each<[string, object, readonly JsonObject[]]>([
  ['a time in the future', { code: 'inFuture' }, [anIssued(), { ...triggered, at: onDay(1, 10) }]],
  ['an update earlier than the last', { code: 'beforeLatest', latest: hit.at }, [...open, hit, earlier]],
  [
    'a stop filled better than the current one',
    { code: 'stopNotReached', stop: '1.08000', price: '1.08100' },
    [...open, closedBy('stop', '1.08100')],
  ],
  ['an ending of a pending signal', { code: 'isWaiting' }, [anIssued(), closedBy('stop', '1.08000')]],
  ['an expiry of an open signal', { code: 'isOpen' }, [...open, anEvent('expired', onDay(5))]],
  ['an entry of an open signal', { code: 'isOpen' }, [anIssued(), again, triggered]],
  ['a withdrawn market order', { code: 'isMarketOrder' }, [anIssued({ order: 'market' }), withdrawn]],
  ['a signal never issued', { code: 'neverIssued', signal: 1 }, [triggered]],
  ['a skipped number', { code: 'numberSkipped', next: 1 }, [anIssued({ signal: 2 })]],
  ['a repeated number', { code: 'numberSkipped', next: 2 }, [anIssued(), anIssued()]],
])("rejects a signal's history with %s", (_what, problem, entries) => {
  expect(refusalOf(...entries)).toMatchObject(problem);
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
  expect(signalsBeforeCorrections(signal).map(({ signal: before }) => shown(before))).toEqual(['−1.00R']);
  expect(signal.entries.map(({ kind }) => kind)).toEqual(['issued', 'triggered', 'closed', 'corrected']);
  expect(signal.entries[2]).toMatchObject({ price: '1.08050' });
  expect(signal.effective[2]).toMatchObject({ price: '1.08070' });
});

it('corrects the time and the price of a moved stop', () => {
  const moved = anEvent('stopMoved', onDay(2), { stopLoss: '1.08100', note: 'Up.' });
  const { effective, stop } = signalOf(
    anIssued(),
    triggered,
    moved,
    correction({ price: '1.08200', correctedAt: onDay(2, 8) }),
  );
  expect(effective[2]).toMatchObject({ stopLoss: '1.08200', at: onDay(2, 8) });
  expect(stop).toBe(108200);
});

it('accepts a corrected time later than the recording, but not later than the correction', () => {
  const early = anEvent('triggered', onDay(1), { price: '1.08400' });
  const { fill } = signalOf(anIssued(), early, correction({ entry: '2', correctedAt: onDay(3) }));
  expect(fill?.at).toBe(onDay(3));
  const tooLate = correction({ entry: '2', correctedAt: onDay(4, 10) });
  expect(refusalOf(anIssued(), early, tooLate)).toMatchObject({ code: 'inFuture', field: 'at' });
});

it('keeps the price when only the time is corrected', () => {
  const time = correction({ entry: '2', correctedAt: onDay(1, 8) });
  expect(signalOf(anIssued(), triggered, time).fill).toMatchObject({ price: 108400, at: onDay(1, 8) });
});

it('calculates the result from the corrected share of a partial close', () => {
  const part = anEvent('partTaken', onDay(2), { price: '1.08800', share: 5 });
  const closed = anEvent('closed', onDay(3), { price: '1.08400', reason: 'manual', note: 'By hand.' });
  const signal = signalOf(anIssued(), triggered, part, closed, correction({ share: 50 }));
  expect(shown(signal)).toBe('+0.50R');
  expect(signal.exits.map(({ share }) => share)).toEqual([50, 50]);
});

it('rejects a correction of an amendment', () => {
  const amended = anEvent('amended', onDay(0), { entryTo: '1.08300', note: 'Lower.' });
  expect(refusalOf(anIssued(), amended, correction({ entry: '2', price: '1.08300' }))).toMatchObject({
    code: 'notCorrectable',
    entry: '2',
  });
});

it('accepts a correction made before another update happened', () => {
  const closed = closedBy('stop', '1.08000');
  const early = { ...correction({ entry: '2', price: '1.08300' }), at: onDay(2), createdAt: onDay(2) };
  expect(signalOf(anIssued(), triggered, closed, early)).toMatchObject({ state: 'closed' });
});

it('rejects a correction of an unpublished update', () => {
  const { refusals } = replayRecord([anIssued(), triggered, correction({ entry: '', price: '1.08300' })]);
  expect(refusals).toMatchObject([{ problem: { code: 'notCorrectable', signal: 1 } }]);
});

it.each<[string, JsonObject, EntryProblem['code']]>([
  ['without a note', { note: '', price: '1.08070' }, 'noteMissing'],
  ['that changes nothing', {}, 'nothingCorrected'],
  ['of the signal as issued', { entry: '1', price: '1.08070' }, 'issuedCorrected'],
  ["to another signal's entry", { entry: '9', price: '1.08070' }, 'notCorrectable'],
  ['to a price the rules refuse', { price: '1.08040' }, 'stopNotReached'],
  ['to a time before the previous entry', { correctedAt: onDay(0) }, 'beforeLatest'],
])('rejects a correction %s', (_what, fields, code) => {
  expect(refusalOf(...wrong, correction(fields))).toMatchObject({ code });
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

it('continues in order after a signal that skips numbers', () => {
  const { signals, cutShort } = replayRecord([anIssued(), anIssued({ signal: 5 }), second(anIssued())]);
  expect(signals.map(({ number }) => number)).toEqual([1, 2]);
  expect(cutShort).toEqual([5]);
});

it('reports values that belong to no signal', () => {
  const { signals, refusals } = replayRecord([null, 'x', { signal: 0 }, {}]);
  expect(signals).toEqual([]);
  expect(new Set(refusals.map(({ problem }) => problem.code))).toEqual(new Set(['noSignal']));
});
