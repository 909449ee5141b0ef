import { expect, it } from 'vitest';
import { entryProblemWords } from '@/content/entryProblemWords';
import type { JsonObject } from '@/data/storage/json';
import { replayRecord } from '@/domain/signals/replay';
import { allowedKinds } from '@/domain/signals/rules';
import { anEvent, anIssued, onDay } from '../../../support/signals';

/** Why the last of these entries is rejected; '' if all are valid. */
function refusalOf(...entries: readonly JsonObject[]): string {
  const { refusals } = replayRecord(entries);
  expect(refusals.filter(({ index }) => index < entries.length - 1)).toEqual([]);
  return refusals[0] ? entryProblemWords(refusals[0].problem) : '';
}

const entered = anEvent('triggered', onDay(1), { price: '1.08400' });
const short = anIssued({ side: 'short', stopLoss: '1.08800', targets: [{ price: '1.07000', share: 100 }] });
const shortEntered = anEvent('triggered', onDay(1), { price: '1.08200' });

const EXPIRED = anEvent('expired', onDay(5));
const CANCELLED = anEvent('cancelled', onDay(1), { note: 'The reason is gone.' });
const VOID = anEvent('notTriggered', onDay(1), { price: '1.07900', reason: 'stopFirst' });

it.each([
  ['has expired', EXPIRED],
  ['was cancelled', CANCELLED],
  ['was not triggered', VOID],
])('rejects further updates to a signal that %s', (words, ending) => {
  const [signal] = replayRecord([anIssued(), ending]).signals;
  expect(signal && allowedKinds(signal)).toEqual([]);
  expect(refusalOf(anIssued(), ending, anEvent('triggered', onDay(6), { price: '1.08400' }))).toBe(
    `Signal 1 ${words}. Only a typing error in it can still be corrected.`,
  );
});

const LAST = '2026-01-16T20:00:00.000Z';

it('accepts an entry until the expiry', () => {
  const late = '2026-01-16T20:00:00.001Z';
  expect(refusalOf(anIssued(), anEvent('triggered', LAST, { price: '1.08400' }))).toBe('');
  expect(refusalOf(anIssued(), anEvent('triggered', late, { price: '1.08400' }))).toMatch(
    /^The signal was valid until 16 January 2026, 20:00 GMT\./,
  );
});

it('rejects an expiry recorded before the expiry time', () => {
  expect(refusalOf(anIssued(), anEvent('expired', LAST))).toBe('');
  expect(refusalOf(anIssued(), anEvent('expired', '2026-01-16T19:59:59.999Z'))).toMatch(
    /^It is valid until 16 January 2026, 20:00 GMT\./,
  );
});

it('rejects closing a buy at its last target too early', () => {
  const issued = anIssued({ targets: [{ price: '1.09200', share: 100 }] });
  const closed = (price: string) => anEvent('closed', onDay(2), { price, reason: 'target' });
  expect(refusalOf(issued, entered, closed('1.09200'))).toBe('');
  expect(refusalOf(issued, entered, closed('1.09199'))).toBe(
    '1.09199 does not reach the last target, 1.09200. Choose another reason, or correct the price.',
  );
});

it('rejects closing a sell at its last target too early', () => {
  const closed = (price: string) => anEvent('closed', onDay(2), { price, reason: 'target' });
  expect(refusalOf(short, shortEntered, closed('1.07000'))).toBe('');
  expect(refusalOf(short, shortEntered, closed('1.07001'))).toMatch(/^1\.07001 does not reach/);
});

it.each([
  ['the target of a buy', anIssued(), 'targetFirst', '1.09200', '1.09199'],
  ['the stop of a buy', anIssued(), 'stopFirst', '1.08000', '1.08001'],
  ['the target of a sell', short, 'targetFirst', '1.07000', '1.07001'],
  ['the stop of a sell', short, 'stopFirst', '1.08800', '1.08799'],
])('accepts a missed entry only when %s was reached', (_what, issued, reason, reached, missed) => {
  const at = (price: string) => anEvent('notTriggered', onDay(1), { price, reason, publishedAt: '' });
  expect(refusalOf(issued, at(reached))).toBe('');
  expect(refusalOf(issued, at(missed))).toMatch(/does not reach/);
  expect(refusalOf(issued, { ...at(missed), publishedAt: onDay(1) })).toBe('');
  const correction = anEvent('corrected', onDay(2), {
    entry: '2',
    price: missed,
    note: 'x',
    publishedAt: '',
  });
  expect(refusalOf(issued, { ...at(reached), id: '2' }, correction)).toMatch(/does not reach/);
});
