import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import { replayRecord } from '@/domain/signals/replay';
import { allowedKinds } from '@/domain/signals/rules';
import { anEvent, anIssued, onDay } from '../../../support/signals';

/** Why the last of these entries is refused; '' where all of them are allowed. */
function refusalOf(...entries: readonly JsonObject[]): string {
  const { refusals } = replayRecord(entries);
  expect(refusals.filter(({ index }) => index < entries.length - 1)).toEqual([]);
  return refusals[0]?.sentence ?? '';
}

const entered = anEvent('triggered', onDay(1), { price: '1.08400' });
const short = anIssued({ side: 'short', stopLoss: '1.08800', targets: [{ price: '1.07000', share: 100 }] });
const shortEntered = anEvent('triggered', onDay(1), { price: '1.08200' });

const EXPIRED = anEvent('expired', onDay(5));
const CANCELLED = anEvent('cancelled', onDay(1), { note: 'The reason is gone.' });
const VOID = anEvent('notTriggered', onDay(1), { price: '1.07900', reason: 'stopFirst' });

describe('a signal that ended without an entry', () => {
  it.each([
    ['has expired', EXPIRED],
    ['was cancelled', CANCELLED],
    ['was not triggered', VOID],
  ])('and %s takes nothing more, and says so', (words, ending) => {
    const [signal] = replayRecord([anIssued(), ending]).signals;
    expect(signal && allowedKinds(signal)).toEqual([]);
    expect(refusalOf(anIssued(), ending, anEvent('triggered', onDay(6), { price: '1.08400' }))).toBe(
      `Signal 1 ${words}. Only a typing error in it can still be corrected.`,
    );
  });
});

describe('what cannot be recorded in this state says what to do instead', () => {
  it('of an open signal', () => {
    expect(refusalOf(anIssued(), entered, { ...entered, at: onDay(2), createdAt: onDay(2) })).toBe(
      'Signal 1 is open: it has been entered. Record what became of it since.',
    );
  });

  it('of a waiting signal, and of a market order', () => {
    const closed = anEvent('closed', onDay(2), { price: '1.08000', reason: 'stop' });
    expect(refusalOf(anIssued(), closed)).toBe(
      'Signal 1 is waiting for its entry. Record that it was triggered first.',
    );
    expect(refusalOf(anIssued({ order: 'market' }), closed)).toBe(
      'Signal 1 is a market order: its entry follows at once. Record the price it was entered at.',
    );
  });
});

describe('spaces alone are', () => {
  it('no author', () => {
    expect(refusalOf(anIssued({ by: '  ' }))).toBe('The author is missing. Every update says who made it.');
  });

  it('no note', () => {
    expect(refusalOf(anIssued(), { ...CANCELLED, note: '  ' })).toBe('The note is missing. Say why.');
  });
});

describe('the entry', () => {
  const LAST = '2026-01-16T20:00:00.000Z';

  it('may be taken at the last moment it is valid, and not a millisecond after', () => {
    const late = '2026-01-16T20:00:00.001Z';
    expect(refusalOf(anIssued(), anEvent('triggered', LAST, { price: '1.08400' }))).toBe('');
    expect(refusalOf(anIssued(), anEvent('triggered', late, { price: '1.08400' }))).toMatch(
      /^The signal was valid until 16 January 2026, 20:00 UTC\./,
    );
  });

  it('expires at the last moment it is valid, and not a millisecond before', () => {
    expect(refusalOf(anIssued(), anEvent('expired', LAST))).toBe('');
    expect(refusalOf(anIssued(), anEvent('expired', '2026-01-16T19:59:59.999Z'))).toMatch(
      /^It is valid until 16 January 2026, 20:00 UTC\./,
    );
  });
});

describe('a part', () => {
  it.each([
    ['of a buy', anIssued(), entered, '1.08000', '1.07999'],
    ['of a sell', short, shortEntered, '1.08800', '1.08801'],
  ])('%s may be taken at the stop loss, and not beyond it', (_what, issued, trigger, at, beyond) => {
    const part = (price: string) => anEvent('partTaken', onDay(2), { price, share: 60 });
    expect(refusalOf(issued, trigger, part(at))).toBe('');
    expect(refusalOf(issued, trigger, part(beyond))).toBe(
      `${beyond} lies beyond the stop at ${at}. Record it as closed by the stop, or correct the price.`,
    );
  });
});

describe('a close by the last target', () => {
  it.each([
    ['the only one of a buy', [['1.09200', 100]], '1.09200', '1.09199'],
    [
      'the third of a buy',
      [
        ['1.09200', 50],
        ['1.10000', 30],
        ['1.10500', 20],
      ],
      '1.10500',
      '1.10499',
    ],
  ] as const)('is at %s, and not short of it', (_what, rows, last, before) => {
    const issued = anIssued({ targets: rows.map(([price, share]) => ({ price, share })) });
    const closed = (price: string) => anEvent('closed', onDay(2), { price, reason: 'target' });
    expect(refusalOf(issued, entered, closed(last))).toBe('');
    expect(refusalOf(issued, entered, closed(before))).toBe(
      `${before} does not reach the last target, ${last}. Choose another reason, or correct the price.`,
    );
  });

  it('of a sell lies below it', () => {
    const closed = (price: string) => anEvent('closed', onDay(2), { price, reason: 'target' });
    expect(refusalOf(short, shortEntered, closed('1.07000'))).toBe('');
    expect(refusalOf(short, shortEntered, closed('1.07001'))).toMatch(/^1\.07001 does not reach/);
  });
});
