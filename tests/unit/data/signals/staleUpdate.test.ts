import { expect, it } from 'vitest';
import { nameOf } from '@/data/signals/chain';
import { numberPending, rulesAfter } from '@/data/signals/numberPending';
import { withIds, anEvent, anIssued, onDay } from '../../../support/signals';
import type { JsonObject } from '@/data/storage/json';

const NOW = Date.parse(onDay(20));

const issued = anIssued({ validUntil: onDay(2) });
const entered = anEvent('triggered', onDay(1), { price: '1.08400' });
const part = anEvent('partTaken', onDay(1, 10), { price: '1.08900', share: 30 });
const moved = anEvent('stopMoved', onDay(1, 11), { stopLoss: '1.08400', note: 'Up.' });

const targets = [{ price: '1.10000', share: 100 }];
const amended = (fields: JsonObject) => anEvent('amended', onDay(1, 8), { note: 'So.', ...fields });
const furtherTarget = anEvent('amended', onDay(1, 12), { note: 'So.', targets });
const corrected = (entry: string, fields: JsonObject) =>
  anEvent('corrected', onDay(1, 12), { entry, note: 'Mistyped.', ...fields });

const atStop = anEvent('closed', onDay(3), { price: '1.08000', reason: 'stop' });
const byHand = anEvent('closed', onDay(3), { price: '1.08700', reason: 'manual', note: 'Out.' });
const expired = anEvent('expired', onDay(3));
const missed = anEvent('notTriggered', onDay(1), { price: '1.10000', reason: 'targetFirst' });
const cancelled = anEvent('cancelled', onDay(1), { note: 'No longer.' });
const nextPart = anEvent('partTaken', onDay(2), { price: '1.09300', share: 20 });

function asideOf(mine: JsonObject, of: JsonObject, known: readonly JsonObject[], chain: JsonObject[]) {
  const waiting = { ...mine, publishedAt: '', of: nameOf(of), known: known.map(nameOf) };
  return numberPending(chain, [waiting], rulesAfter(chain, NOW)).aside.map(({ reason }) => reason.kind);
}

/** Why an update is set aside if its author knew only the `known` entries. */
const reasonOf = (mine: JsonObject, known: readonly JsonObject[], theirs: readonly JsonObject[]) =>
  asideOf(mine, issued, known, withIds([...known, ...theirs]));

const OPEN = [issued, entered];

it.each<[string, JsonObject, JsonObject[], JsonObject]>([
  ['an entry recorded before an amended stop was seen', entered, [issued], amended({ stopLoss: '1.08100' })],
  ['a stop-out recorded before a moved stop was seen', atStop, OPEN, moved],
  ['a close recorded before an amended target was seen', byHand, OPEN, furtherTarget],
  ['a close recorded before a partial close was seen', byHand, OPEN, part],
  ['a close recorded before a corrected fill was seen', byHand, OPEN, corrected('2', { price: '1.08410' })],
  [
    'a stop move recorded before its correction was seen',
    { ...moved, createdAt: onDay(2), at: onDay(2), stopLoss: '1.08500' },
    [...OPEN, moved],
    corrected('3', { price: '1.08300' }),
  ],
  ['a missed entry recorded before an amended target was seen', missed, [issued], amended({ targets })],
  [
    'candles recorded before those of another update were seen',
    { ...moved, candles: [[108400, 108900, 108300, 108800]] },
    OPEN,
    { ...part, candles: [[108400, 108900, 108300, 108800]] },
  ],
  ['an expiry recorded before an amended zone was seen', expired, [issued], amended({ entryTo: '1.08300' })],
])('sets aside an outdated update: %s', (_what, mine, known, theirs) => {
  expect(reasonOf(mine, known, [theirs])).toEqual(['stale']);
});

it.each<[string, string, JsonObject, JsonObject[], JsonObject]>([
  ['an entry', 'an amended reason', entered, [issued], amended({ reason: 'A low above the one before it.' })],
  ['a close', 'a corrected time', byHand, OPEN, corrected('2', { correctedAt: onDay(1, 8) })],
  [
    'a partial close',
    'a corrected partial close',
    nextPart,
    [...OPEN, part],
    corrected('3', { price: '1.08800' }),
  ],
  ['a cancellation', 'an amended stop', cancelled, [issued], amended({ stopLoss: '1.08100' })],
])('keeps %s recorded before %s was seen', (_mine, _theirs, mine, known, theirs) => {
  expect(reasonOf(mine, known, [theirs])).toEqual([]);
});

it('sets aside an update to a sample whose number was reused', () => {
  const real = { ...issued, createdAt: onDay(0, 10) };
  expect(reasonOf(cancelled, [issued], [])).toEqual([]);
  expect(asideOf(cancelled, issued, [issued], withIds([real]))).toEqual(['otherSignal']);
});
