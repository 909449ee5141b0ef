import { expect, it } from 'vitest';
import { formatDuration } from '@/domain/signals/times';
import {
  entryText,
  entryWords,
  kindWords,
  orderWords,
  signalOutcome,
  ratioText,
  signalTitle,
  stateWords,
} from '@/content/signalWords';
import { AMENDABLE_FIELDS } from '@/domain/signals/plan';
import { replayRecord } from '@/domain/signals/replay';
import { sampleSignal, sampleSignals } from '../../support/sampleSignals';
import { anEvent, anIssued, withIds, onDay, signalOf } from '../../support/signals';

it('describes the state and outcome of each sample', () => {
  expect(sampleSignals.map((signal) => [signal.number, stateWords(signal), signalOutcome(signal)])).toEqual([
    [1, 'Lost, at its stop', 'lost'],
    [2, 'Won, at its target', 'won'],
    [3, 'Lost, at its stop', 'lost'],
    [4, 'Won, at its trailed stop', 'won'],
    [5, 'Expired', 'expired'],
    [6, 'Lost, time ran out', 'lost'],
    [7, 'Won, at its trailed stop', 'won'],
    [8, 'Not triggered', 'notTriggered'],
    [9, 'Lost, at its stop', 'lost'],
    [10, 'Cancelled', 'cancelled'],
    [11, 'Lost, at its stop', 'lost'],
    [12, 'Won, at its target', 'won'],
    [13, 'Lost, at its stop', 'lost'],
    [14, '50% closed', 'partlyClosed'],
    [15, 'Open', 'open'],
    [16, 'Waiting', 'waiting'],
  ]);
});

it('gives the direction in the title of a signal, and marks samples', () => {
  expect(signalTitle(sampleSignal(12))).toBe('Sample signal 12: GBP/USD, buy');
  const [real] = replayRecord([
    anIssued({ side: 'short', stopLoss: '1.08800', targets: [{ price: '1.07000', share: 100 }] }),
  ]).signals;
  expect(real && signalTitle(real)).toBe('Signal 1: EUR/USD, sell');
});

it('formats prices, ratios and orders for readers', () => {
  expect(entryText(sampleSignal(4))).toBe('2318.00 to 2322.00');
  expect(entryText(sampleSignal(1))).toBe('1.08400');
  expect([235, 200, 250].map(ratioText)).toEqual(['1:2.35', '1:2', '1:2.5']);
  expect([1, 2, 9].map((number) => orderWords(sampleSignal(number)))).toEqual([
    'Buy at the market',
    'Sell with a limit order',
    'Sell with a stop order',
  ]);
});

const lines = (number: number) =>
  sampleSignal(number).entries.map((entry) => `${kindWords(entry)}: ${entryWords(entry)}`);

it('describes a signal from its plan to its end', () => {
  expect(lines(2)).toEqual([
    'published: Sell with a limit order, 1.27050 to 1.27150. Stop loss 1.27650. Target 1: 1.26050 for 50%. Target 2: 1.25050 for 50%. Valid until 23 January 2026, 21:00 GMT.',
    'entered: Entered at 1.27050.',
    'partially closed: 50% closed at 1.26050.',
    'stop moved: Stop loss moved to 1.27050.',
    'closed: The last target was reached: closed at 1.25050.',
  ]);
  expect(lines(12)[1]).toBe('amended: Entry now 1.25700 to 1.25800. Stop loss now 1.25200.');
});

it('describes a signal that ended without an entry', () => {
  expect([5, 8, 10].map((number) => lines(number)[1])).toEqual([
    'expired: It expired before the entry was reached.',
    'not triggered: The target was reached before the entry, at 18060.0.',
    'cancelled: Withdrawn before the entry.',
  ]);
});

it('describes every change that an amendment or a correction makes', () => {
  const entries = withIds([
    anIssued(),
    anEvent('amended', onDay(0), {
      targets: [{ price: '1.09000', share: 100 }],
      validUntil: onDay(2),
      reason: 'Another reason of enough length.',
      invalidation: 'A fall through 1.07900.',
      note: 'All new.',
    }),
    anEvent('triggered', onDay(1), { price: '1.08400' }),
    anEvent('corrected', onDay(2), {
      entry: '3',
      price: '1.08300',
      correctedAt: onDay(1, 8),
      note: 'Typed wrong.',
    }),
  ]);
  const [signal] = replayRecord(entries).signals;
  expect(signal?.entries.map(entryWords).filter((_words, index) => index % 2 === 1)).toEqual([
    'Target 1.09000. Valid until 14 January 2026, 09:00 GMT. Reason: Another reason of enough length. Void if: A fall through 1.07900.',
    'Update 3 of the record had a typing error. The correct price is 1.08300. The correct time is 13 January 2026, 08:00 GMT.',
  ]);
});

it.each([
  [{ entryFrom: '1.08100' }, 'Entry zone now from 1.08100.'],
  [{ entryTo: '1.08500' }, 'Entry zone now up to 1.08500.'],
  [{ entryFrom: '1.08300', entryTo: '1.08300' }, 'Entry now 1.08300.'],
])('describes an amended entry zone: %j', (zone, words) => {
  const amended = anEvent('amended', onDay(0), { ...zone, note: 'A new look.' });
  expect(signalOf(anIssued(), amended).entries.map(entryWords)[1]).toBe(words);
});

const AMENDMENTS: Readonly<Record<(typeof AMENDABLE_FIELDS)[number], unknown>> = {
  entryFrom: '1.08100',
  entryTo: '1.08300',
  stopLoss: '1.07900',
  targets: [{ price: '1.09000', share: 100 }],
  validUntil: onDay(2),
  reason: 'Another reason of enough length.',
  invalidation: 'A fall through 1.07900.',
};

it.each(AMENDABLE_FIELDS)('has a sentence for an amended %s', (field) => {
  const amended = anEvent('amended', onDay(0), { [field]: AMENDMENTS[field], note: 'A new look.' });
  const [, words] = signalOf(anIssued(), amended).entries.map(entryWords);
  expect(words, 'Add its sentence to amendmentWords (signalWords.ts)').not.toBe('');
});

it.each([
  ['2026-01-12T08:05:00.000Z', '0 minutes'],
  ['2026-01-12T08:06:00.000Z', '1 minute'],
  ['2026-01-12T10:04:00.000Z', '119 minutes'],
  ['2026-01-12T10:05:00.000Z', '2 hours'],
  ['2026-01-14T08:05:00.000Z', '2 days'],
])('formats the time from 12 January, 08:05 to %s as %s', (to, words) => {
  expect(formatDuration('2026-01-12T08:05:00.000Z', to)).toBe(words);
});

const entered = anEvent('triggered', onDay(1), { price: '1.08400' });
const moved = anEvent('stopMoved', onDay(2), { stopLoss: '1.08400', note: 'To the entry.' });

it.each([
  ['stop', '1.08400', 'Break-even, at its trailed stop', 'breakEven'],
  ['manual', '1.08500', 'Won, closed manually', 'won'],
])('describes a “%s” close at %s as “%s”', (reason, price, words, outcome) => {
  const closed = anEvent('closed', onDay(3), { reason, price, note: 'Why.' });
  const [signal] = replayRecord([anIssued(), entered, moved, closed]).signals;
  expect(signal && [stateWords(signal), signalOutcome(signal)]).toEqual([words, outcome]);
});
