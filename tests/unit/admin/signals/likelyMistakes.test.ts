import { expect, it } from 'vitest';
import { mistakeQuestion } from '@/admin/signals/likelyMistakes';
import { replayRecord } from '@/domain/signals/replay';
import type { JsonObject } from '@/data/storage/json';
import { anEvent, anIssued, onDay } from '../../../support/signals';

/**
 * The question about an event of a signal: by default, EUR/USD from 1.08200 to 1.08400 with a stop loss at 1.08000,
 * so that 1R is 0.00400.
 */
function asked(event: JsonObject, issued: JsonObject = {}, ...before: readonly JsonObject[]): string {
  const [signal] = replayRecord([anIssued(issued), ...before]).signals;
  return signal ? mistakeQuestion(signal, event, onDay(0)) : 'no signal';
}

it.each([
  ['10.85000', '10.85000 is about ten times the planned entry, 1.08200 to 1.08400. Is that right?'],
  ['0.10850', '0.10850 is about a tenth of the planned entry, 1.08200 to 1.08400. Is that right?'],
  ['1.18400', '1.18400 is 25R away from the planned entry, 1.08200 to 1.08400. Is that right?'],
])('asks for confirmation of the unlikely price %s', (price, question) => {
  expect(asked({ price })).toBe(question);
});

it('allows a more distant price when the stop is wide', () => {
  const wide = { entryFrom: '1.00000', entryTo: '1.00000', stopLoss: '0.60000' };
  expect(asked({ price: '1.50000' }, wide)).toBe('');
  expect(asked({ price: '1.51000' }, wide)).toBe(
    '1.51000 is 51% away from the planned entry, 1.00000. Is that right?',
  );
  expect(asked({ price: '0.10000' }, wide)).toBe(
    '0.10000 is about a tenth of the planned entry, 1.00000. Is that right?',
  );
});

it('accepts the correction of a distant price without asking', () => {
  const triggered = anEvent('triggered', onDay(1), { price: '10.85000' });
  expect(asked({ price: '1.08500' }, {}, triggered)).toBe('');
  expect(asked({ price: '10.85000' }, {}, triggered)).toMatch(/about ten times/);
});

it.each([
  ['2027-01-12T08:00:00.000Z', ''],
  [
    '2027-01-16T20:00:00.000Z',
    'It is valid until 16 January 2027, 20:00 GMT, more than a year from now. Is that right?',
  ],
])('asks for confirmation only if the expiry is more than a year away: %s', (validUntil, question) => {
  expect(asked({ validUntil })).toBe(question);
});

it('asks for confirmation of an entry at or beyond the first target', () => {
  expect(asked({ kind: 'triggered', price: '1.09190' })).toBe('');
  expect(asked({ kind: 'triggered', price: '1.09200' })).toBe(
    '1.09200 has already reached target 1, 1.09200. Is that right?',
  );
});

const fill = anEvent('triggered', onDay(1), { price: '1.08400', id: '2' });
const firstPart = anEvent('partTaken', onDay(1, 10), { price: '1.09200', share: 60, id: '3' });

it.each([
  ['an entry beyond target 1', { entry: '2', price: '1.09210' }, /^1\.09210 has already reached target 1, /],
  ['a share that the plan does not have', { entry: '3', share: 6 }, /^6% would close at target 1, /],
  ['an entry in the zone', { entry: '2', price: '1.08410' }, /^$/],
  ['a share as planned', { entry: '3', share: 60 }, /^$/],
])(
  'asks for the same confirmation for a correction as for the update itself: %s',
  (_what, fields, question) => {
    expect(asked({ kind: 'corrected', ...fields }, {}, fill, firstPart)).toMatch(question);
  },
);

it('does not repeat a question when a correction changes something else', () => {
  const small = { ...firstPart, share: 6 };
  const correction = { kind: 'corrected', entry: '3', price: '1.09210' };
  expect(asked(correction, {}, fill, small)).toBe('');
});

it('asks for confirmation before extending a signal that has expired', () => {
  const amended = { kind: 'amended', validUntil: onDay(9) };
  expect(asked({ ...amended, at: onDay(4) })).toBe('');
  expect(asked({ ...amended, at: onDay(5) })).toBe(
    'The signal was valid until 16 January 2026, 20:00 GMT, so it has expired. Is that right?',
  );
});

it.each([
  ['0.00200', ''],
  ['0.00201', 'The cost, 0.00201, is more than half of the risk to the stop, 0.00400. Is that right?'],
])('asks for confirmation only if the cost is above half the risk: %s', (cost, question) => {
  expect(asked({ cost }, { cost })).toBe(question);
});

it.each([
  ['manual', 108001, ''],
  ['manual', 108000, 'A candle reached the stop loss, 1.08000. Is that right?'],
  ['stop', 108000, ''],
])('asks about a manual close only if a candle reached the stop: “%s”, low %i', (reason, low, question) => {
  const candles = [[108400, 109300, low, 109250]];
  const triggered = anEvent('triggered', onDay(1), { price: '1.08400' });
  expect(asked({ kind: 'closed', price: '1.09200', reason, candles }, {}, triggered)).toBe(question);
});

it('asks for confirmation of a close at the last target without the partial closes before it', () => {
  const triggered = anEvent('triggered', onDay(1), { price: '1.08400' });
  const part = anEvent('partTaken', onDay(1, 10), { price: '1.09200', share: 60 });
  const closed = { kind: 'closed', price: '1.10000', reason: 'target' };
  expect(asked(closed, {}, triggered)).toBe(
    'All that is left, 100%, would close at the last target, where the plan closes 40%. Record the partial closes at the earlier targets first. Is that right?',
  );
  expect(asked(closed, {}, triggered, part)).toBe('');
});

it.each([
  ['1.09200', 60, ''],
  ['1.09200', 6, '6% would close at target 1, where the plan closes 60%. Is that right?'],
  ['1.09190', 6, ''],
])(
  'asks for confirmation of a partial close at %s of %i%% if the plan closes a different share there',
  (price, share, question) => {
    const triggered = anEvent('triggered', onDay(1), { price: '1.08400' });
    expect(asked({ kind: 'partTaken', price, share }, {}, triggered)).toBe(question);
  },
);
