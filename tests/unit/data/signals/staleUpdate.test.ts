import { expect, it } from 'vitest';
import { arranged } from '@/data/signals/mergeRecord';
import { numbered as withIds, anEvent, anIssued, onDay } from '../../../support/signals';
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

/** Why an update is set aside if its author knew only the `known` entries. */
function reasonOf(mine: JsonObject, known: readonly JsonObject[], theirs: readonly JsonObject[]) {
  const waiting = { ...mine, publishedAt: '', known: known.map(({ createdAt }) => createdAt) };
  return arranged([waiting], withIds([...known, ...theirs]), NOW).aside.map(({ reason }) => reason.kind);
}

const OPEN = [issued, entered];

it.each<[string, JsonObject, JsonObject[], JsonObject]>([
  ['entry after another stop', entered, [issued], amended({ stopLoss: '1.08100' })],
  ['stop-out after another stop', atStop, OPEN, moved],
  ['close after another target', byHand, OPEN, furtherTarget],
  ['close after a part', byHand, OPEN, part],
  ['close after a corrected fill', byHand, OPEN, corrected('2', { price: '1.08410' })],
  [
    'stop move after a corrected one',
    { ...moved, createdAt: onDay(2), at: onDay(2), stopLoss: '1.08500' },
    [...OPEN, moved],
    corrected('3', { price: '1.08300' }),
  ],
  ['missed entry after another target', missed, [issued], amended({ targets })],
  ['expiry after another zone', expired, [issued], amended({ entryTo: '1.08300' })],
])('sets aside an %s recorded without knowing about it', (_what, mine, known, theirs) => {
  expect(reasonOf(mine, known, [theirs])).toEqual(['stale']);
});

it.each<[string, JsonObject, JsonObject[], JsonObject]>([
  ['entry after another reason', entered, [issued], amended({ reason: 'A low above the one before it.' })],
  ['close after a corrected time', byHand, OPEN, corrected('2', { correctedAt: onDay(1, 8) })],
  ['part after a corrected one', nextPart, [...OPEN, part], corrected('3', { price: '1.08800' })],
  ['cancellation after another stop', cancelled, [issued], amended({ stopLoss: '1.08100' })],
])('keeps an %s recorded without knowing about it', (_what, mine, known, theirs) => {
  expect(reasonOf(mine, known, [theirs])).toEqual([]);
});
