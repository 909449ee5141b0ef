import { expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import {
  correctableEntries,
  eventFormOf,
  eventOf,
  followUpKinds,
  readEvent,
  type EventForm,
  type FollowUpKind,
} from '@/domain/signals/eventForm';
import { AMENDABLE_FIELDS } from '@/domain/signals/plan';
import type { Signal } from '@/domain/signals/signal';
import { anEvent, anIssued, onDay, signalOf, withIds } from '../../../support/signals';

const BY = 'Test author, analyst';

const published = (...entries: readonly JsonObject[]): Signal => signalOf(...withIds(entries));

const entered = anEvent('triggered', onDay(1), { price: '1.08400' });
const ENTERED = `triggered ${onDay(1)}`;
const moved = anEvent('stopMoved', onDay(2), { stopLoss: '1.08300', note: 'Under the last low.' });
const closed = anEvent('closed', onDay(3), { price: '1.08000', reason: 'stop' });

it.each<[string, JsonObject[], FollowUpKind[]]>([
  ['pending', [], ['amended', 'triggered', 'expired', 'cancelled', 'notTriggered']],
  ['open', [entered], ['amended', 'partTaken', 'stopMoved', 'closed', 'corrected']],
  ['closed', [entered, closed], ['corrected']],
])('offers the possible events for a signal that is %s', (_state, entries, kinds) => {
  expect(followUpKinds(published(anIssued(), ...entries))).toEqual(kinds);
});

it('offers no correction for an unpublished entry', () => {
  expect(followUpKinds(signalOf(anIssued(), entered))).toEqual([
    'amended',
    'partTaken',
    'stopMoved',
    'closed',
  ]);
});

it('preselects no update to correct when a later one is unpublished', () => {
  const sealed = withIds([anIssued(), entered]);
  expect(eventFormOf(signalOf(...sealed)).entry).toBe(ENTERED);
  const signal = signalOf(...sealed, moved);
  expect(eventFormOf(signal).entry).toBe('');
  const { problems } = read('corrected', { price: '1.083', note: 'A slip.' }, signal);
  expect(problems).toEqual([{ code: 'updateMissing', field: '' }]);
});

it('offers a corrected price for another correction', () => {
  const correction = anEvent('corrected', onDay(2), { entry: '2', price: '1.08390', note: 'Mistyped.' });
  const signal = published(anIssued(), entered, correction);
  expect(correctableEntries(signal)).toMatchObject([{ id: '2', price: '1.08390' }]);
});

it('offers only published prices for correction', () => {
  const amended = anEvent('amended', onDay(0), { reason: 'Another reason of enough length.', note: 'Why.' });
  const sealed = withIds([anIssued(), amended, entered, moved]);
  const signal = signalOf(...sealed, anEvent('partTaken', onDay(3), { price: '1.09200', share: 60 }));
  expect(correctableEntries(signal).map(({ id, kind }) => [id, kind])).toEqual([
    ['3', 'triggered'],
    ['4', 'stopMoved'],
  ]);
});

it('opens the form with the amended plan', () => {
  const amended = anEvent('amended', onDay(0), {
    entryTo: '1.08300',
    validUntil: '2026-01-15T18:30:00.000Z',
    note: 'Sooner.',
  });
  expect(eventFormOf(published(anIssued(), amended))).toMatchObject({
    entryTo: '1.08300',
    validUntil: '2026-01-15T18:30',
  });
});

it('opens the form with the current stop and the latest update', () => {
  expect(eventFormOf(published(anIssued(), entered, moved))).toMatchObject({
    stopLoss: '1.08300',
    entry: `stopMoved ${onDay(2)}`,
  });
});

/** The entry saved from a form that was opened for this signal and then changed. */
const recorded = (signal: Signal, kind: FollowUpKind, fields: Partial<EventForm>) =>
  eventOf(kind, signal, { ...eventFormOf(signal, BY), ...fields });

it.each<[FollowUpKind, Partial<EventForm>, object]>([
  ['triggered', { price: '1,0845' }, { price: '1.08450' }],
  ['partTaken', { price: ' 1.092 ', share: '60' }, { price: '1.09200', share: 60 }],
  ['stopMoved', { stopLoss: '1.084' }, { stopLoss: '1.08400' }],
  ['closed', { price: '1.1', closeReason: 'target' }, { price: '1.10000', reason: 'target' }],
  ['notTriggered', { price: '1.079', voidReason: 'stopFirst' }, { price: '1.07900', reason: 'stopFirst' }],
  ['expired', { price: '1.1', share: '60', at: '2026-01-16T20:00' }, { at: '2026-01-16T20:00:00.000Z' }],
  ['cancelled', { by: ' Someone else ', note: ' Too late. ' }, { by: 'Someone else', note: 'Too late.' }],
])('records the event %s from %j', (kind, fields, expected) => {
  expect(recorded(published(anIssued(), entered), kind, fields)).toEqual({ kind, by: BY, ...expected });
});

it('accepts an update in the same minute as the previous one', () => {
  const at = '2026-01-15T20:00:36.000Z';
  const open = published(anIssued(), anEvent('triggered', at, { price: '1.08400' }));
  expect(recorded(open, 'cancelled', { at: '2026-01-15T20:00' })).toMatchObject({ at });
});

it('records pasted candles with an update', () => {
  const candles = '1,0830 1,0840 1,0820 1,0835\n1.0835, 1.0850, 1.0830, 1.0845';
  expect(recorded(published(anIssued()), 'triggered', { price: '1.084', candles })).toMatchObject({
    candles: [
      [108300, 108400, 108200, 108350],
      [108350, 108500, 108300, 108450],
    ],
  });
});

it.each([
  ['has no high', '1.0830 1.0835'],
  ['does not reach the price of the update', '1.0830 1.0835 1.0820 1.0832'],
])('rejects candles when the last one %s', (_what, candles) => {
  expect(read('triggered', { price: '1.084', candles }, published(anIssued())).problems).toMatchObject([
    { field: 'candles' },
  ]);
});

it.each(['1.0840', '1.0830'])('accepts an update at %s, the high or low of its last candle', (price) => {
  const candles = '1.0835 1.0840 1.0830 1.0832';
  expect(read('triggered', { price, candles }, published(anIssued())).problems).toEqual([]);
});

const [TYPED, CORRECTED] = ['2026-01-13T08:00', { correctedAt: '2026-01-13T08:00:00.000Z' }];

it.each<[string, Partial<EventForm>, object]>([
  ['with price and time', { price: '1.083', at: TYPED }, { price: '1.08300', ...CORRECTED }],
  ['that changes only the time', { price: '  ', at: TYPED }, CORRECTED],
])('records a correction %s', (_what, fields, expected) => {
  const signal = published(anIssued(), entered, closed);
  expect(recorded(signal, 'corrected', { ...fields, entry: ENTERED, note: 'Typed wrong.' })).toEqual({
    kind: 'corrected',
    by: BY,
    entry: '2',
    note: 'Typed wrong.',
    ...expected,
  });
});

const [ONE, TWO] = [
  { price: '1.09200', share: 60 },
  { price: '1.10000', share: 40 },
];

it.each<[string, Partial<EventForm>, object]>([
  ['nothing when nothing was changed', {}, {}],
  ['nothing when the same value was typed differently', { entryFrom: '1,082', target1: ' 1.092 ' }, {}],
  ['the lower edge of the entry zone', { entryFrom: '1,081' }, { entryFrom: '1.08100' }],
  ['the entry deadline', { validUntil: '2026-01-15T18:30' }, { validUntil: '2026-01-15T18:30:00.000Z' }],
  [
    'all targets when one price changed',
    { target1: '1.091' },
    { targets: [{ price: '1.09100', share: 60 }, TWO] },
  ],
  ['the remaining targets when one is cleared', { target1: '', share1: '' }, { targets: [TWO] }],
  [
    'a third target',
    { share2: '30', target3: '1.105', share3: '10' },
    { targets: [ONE, { ...TWO, share: 30 }, { price: '1.10500', share: 10 }] },
  ],
])('records what an amendment changes: %s', (_what, fields, expected) => {
  expect(recorded(published(anIssued()), 'amended', fields)).toEqual({
    kind: 'amended',
    by: BY,
    ...expected,
  });
});

it('amends a single entry price in one field', () => {
  const single = published(anIssued({ entryFrom: '1.08200', entryTo: '1.08200' }));
  expect(eventFormOf(single).entryTo).toBe('');
  expect(recorded(single, 'amended', { entryFrom: '1.081' })).toMatchObject({
    entryFrom: '1.08100',
    entryTo: '1.08100',
  });
});

const AMENDMENTS: Readonly<Record<(typeof AMENDABLE_FIELDS)[number], Partial<EventForm>>> = {
  entryFrom: { entryFrom: '1.081' },
  entryTo: { entryTo: '1.083' },
  stopLoss: { stopLoss: '1.079' },
  targets: { target1: '1.091' },
  validUntil: { validUntil: '2026-01-15T18:30' },
  reason: { reason: 'Another reason of enough length.' },
  invalidation: { invalidation: 'A fall through 1.07900.' },
};

it.each(AMENDABLE_FIELDS)('records an amended %s', (field) => {
  const entry = recorded(published(anIssued()), 'amended', AMENDMENTS[field]);
  expect(entry, 'Read it in amendedFields (eventForm.ts)').toHaveProperty(field);
});

it('records only amendments to the targets once a signal is open', () => {
  const open = published(anIssued(), entered);
  const others = { entryTo: '1.083', reason: 'Another reason of enough length.', validUntil: '' };
  expect(recorded(open, 'amended', others)).toEqual({ kind: 'amended', by: BY });
  expect(recorded(open, 'amended', { ...others, target2: '1.098' })).toEqual({
    kind: 'amended',
    by: BY,
    targets: [ONE, { price: '1.09800', share: 40 }],
  });
});

const NOW = onDay(1, 12);
const second = signalOf(...withIds([anIssued(), { ...anIssued(), signal: 2 }]));
const read = (kind: FollowUpKind, fields: Partial<EventForm>, signal = second) =>
  readEvent(kind, { opened: signal, signal, form: { ...eventFormOf(signal, BY), ...fields } }, NOW);

it('previews the signal with the new update', () => {
  const { after, problems } = read('triggered', { price: '1.084' });
  expect(problems).toEqual([]);
  expect(after).toMatchObject({ number: 2, state: 'open', fill: { price: 108400, at: NOW } });
  expect(after?.entries.map(({ kind }) => kind)).toEqual(['issued', 'triggered']);
});

it.each<[FollowUpKind, Partial<EventForm>, readonly string[]]>([
  ['triggered', {}, ['price']],
  ['triggered', { price: '1.08' }, ['price']],
  ['triggered', { price: '1.084', at: '2026-01-14T09:00' }, ['at']],
  ['cancelled', {}, ['note']],
  ['amended', { entryFrom: '', stopLoss: 'x', target2: '' }, ['entryFrom', 'stopLoss', 'target2']],
  ['amended', { share2: '', validUntil: '' }, ['share2', 'validUntil']],
  ['amended', { note: 'Why.' }, ['']],
])('reports the fields to correct in the event %s with %o', (kind, fields, wrong) => {
  const { after, problems } = read(kind, fields);
  expect(after).toBeNull();
  expect(problems.map(({ field }) => field)).toEqual(wrong);
});

it('corrects the chosen update when its id changes while the form is open', () => {
  const opened = published(anIssued(), entered, closed);
  const form = { ...eventFormOf(opened, BY), entry: ENTERED, price: '1.083', note: 'Typed wrong.' };
  const now = { ...opened, entries: opened.entries.map((entry) => ({ ...entry, id: `${entry.id}0` })) };
  expect(eventOf('corrected', opened, form, now)).toMatchObject({ entry: '20' });
});

it('corrects the entry of a market order, which was recorded when the order was issued', () => {
  const issued = anIssued({ order: 'market' });
  const createdAt = String(issued['createdAt']);
  const atOnce = anEvent('triggered', createdAt, { price: '1.08400' });
  const { after } = read('corrected', { price: '1.0841', note: 'A slip.' }, published(issued, atOnce));
  expect(after?.fill).toMatchObject({ price: 108410 });
});

it('corrects the share of a partial close, but of no other kind of update', () => {
  const part = anEvent('partTaken', onDay(1, 10), { price: '1.08800', share: 5 });
  const signal = published(anIssued(), entered, part);
  const typed = { share: '50', price: '1.0835', note: 'A slip.' };
  expect(recorded(signal, 'corrected', typed)).toMatchObject({ share: 50 });
  expect(recorded(signal, 'corrected', { ...typed, entry: ENTERED })).not.toHaveProperty('share');
  const { problems } = read('corrected', { ...typed, price: '', share: '0' }, signal);
  expect(problems).toMatchObject([{ code: 'shareRange', field: 'share' }]);
});

it('reports a rejected correction at its price field', () => {
  const open = published(anIssued(), entered, { ...moved, at: onDay(1, 10), createdAt: onDay(1, 10) });
  const { problems } = read('corrected', { price: '1.07', note: 'A slip.' }, open);
  expect(problems).toMatchObject([{ code: 'stopMovedAway', field: 'price' }]);
});

it.each([
  ['stopNotReached', { price: '1.08000', reason: 'stop' }, '1.08100'],
  ['lastTargetNotReached', { price: '1.10000', reason: 'target' }, '1.09900'],
])('rejects a corrected price that does not fit the reason for a close: %s', (code, ending, price) => {
  const over = published(anIssued(), entered, anEvent('closed', onDay(1, 10), ending));
  const { problems } = read('corrected', { price, note: 'A slip.' }, over);
  expect(problems).toMatchObject([{ code, price, isCorrection: true }]);
});

it('keeps a target amended in another tab while editing another', () => {
  const amended = anEvent('amended', onDay(0), {
    targets: [{ price: '1.09300', share: 60 }, TWO],
    note: 'Nearer.',
  });
  const opened = published(anIssued());
  const form = { ...eventFormOf(opened, BY), target2: '1.10500', note: 'Further.' };
  const signal = published(anIssued(), amended);
  expect(readEvent('amended', { opened, signal, form }, NOW).event).toMatchObject({
    targets: [
      { price: '1.09300', share: 60 },
      { price: '1.10500', share: 40 },
    ],
  });
});
