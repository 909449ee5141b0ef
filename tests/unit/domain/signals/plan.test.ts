import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import { replayRecord } from '@/domain/signals/replay';
import { anEvent, anIssued, onDay } from '../../../support/signals';

/** Why the last of these entries is refused; '' where all of them are allowed. */
function refusalOf(...entries: readonly JsonObject[]): string {
  const { refusals } = replayRecord(entries);
  expect(refusals.filter(({ index }) => index < entries.length - 1)).toEqual([]);
  return refusals[0]?.sentence ?? '';
}

const targets = (...rows: readonly (readonly [price: string, share: number])[]) =>
  rows.map(([price, share]) => ({ price, share }));
const amended = (days: number, fields: JsonObject) =>
  anEvent('amended', onDay(days), { note: 'The low moved.', ...fields });
const part = (days: number, price: string, share: number) =>
  anEvent('partTaken', onDay(days), { price, share });

describe('a price that is written in another way', () => {
  it.each(['ten', '1-2', '0.0', '1,08400'])('as “%s” is refused with an example', (stopLoss) => {
    expect(refusalOf(anIssued({ stopLoss }))).toBe(
      'Stop loss: EUR/USD is written with 5 decimals, such as 1.00000.',
    );
  });

  it('as “1.0845001” is refused with what it may have meant', () => {
    expect(refusalOf(anIssued({ stopLoss: '1.0845001' }))).toBe(
      'Stop loss: EUR/USD is written with 5 decimals, such as 1.08450.',
    );
  });
});

describe('the words of a signal', () => {
  it.each([
    ['reason', 'The reason', 20, 600],
    ['invalidation', 'What would prove it wrong', 10, 300],
    ['remark', 'The remark', 0, 46],
  ])('%s: have so many characters without the spaces around them', (field, name, min, max) => {
    const refused = (length: number) => refusalOf(anIssued({ [field]: `  ${'x'.repeat(length)}  ` }));
    expect([refused(min), refused(max)]).toEqual(['', '']);
    expect(refused(max + 1)).toBe(
      `${name} has ${String(max + 1)} characters. It needs ${String(min)} to ${String(max)}.`,
    );
  });

  it.each([
    ['reason', 'The reason has 19 characters. It needs 20 to 600.', 19],
    ['invalidation', 'What would prove it wrong has 9 characters. It needs 10 to 300.', 9],
  ])('%s: are refused where they are too few, whatever the spaces', (field, sentence, length) => {
    expect(refusalOf(anIssued({ [field]: `  ${'x'.repeat(length)}  ` }))).toBe(sentence);
  });

  it.each(['USDT', 'EUSD', 'usd', 'US'])('have no currency “%s”', (quote) => {
    expect(refusalOf(anIssued({ quote }))).toBe('A currency has three letters, such as USD.');
  });
});

it('a signal has no fourth target', () => {
  const four = targets(['1.09200', 25], ['1.10000', 25], ['1.10500', 25], ['1.11000', 25]);
  expect(refusalOf(anIssued({ targets: four }))).toBe('A signal has one to three targets.');
});

describe('an amendment of a waiting signal', () => {
  it('changes something', () => {
    expect(refusalOf(anIssued(), amended(1, {}))).toBe('Nothing is amended. Change what is to be different.');
  });

  it('moves its last moment to one that is still to come', () => {
    expect(refusalOf(anIssued(), amended(1, { validUntil: onDay(2) }))).toBe('');
    expect(refusalOf(anIssued(), amended(1, { validUntil: onDay(1) }))).toBe(
      'The entry is valid until a time before it was written. Enter a later one.',
    );
  });

  it('may be recorded after its last moment where it leaves that as it was', () => {
    expect(refusalOf(anIssued(), amended(5, { reason: 'Another reason of enough length.' }))).toBe('');
  });
});

describe('an amendment of an open signal', () => {
  const entered = anEvent('triggered', onDay(1), { price: '1.08400' });
  const REACHED = 'A target that was reached stays as it was. Change only those still to come.';

  it('changes no price beside its targets', () => {
    const both = { targets: targets(['1.09200', 60], ['1.09800', 40]), stopLoss: '1.07900' };
    expect(refusalOf(anIssued(), entered, amended(2, both))).toBe(
      'Signal 1 is open. Only targets that are not yet reached can be amended; a stop is moved by an entry of its own.',
    );
  });

  it('may change every target where a part was taken before the first', () => {
    const all = { targets: targets(['1.09000', 50], ['1.09500', 50]) };
    expect(refusalOf(anIssued(), entered, part(2, '1.09100', 30), amended(3, all))).toBe('');
  });

  it('may change no share of a target that was reached', () => {
    const shares = { targets: targets(['1.09200', 50], ['1.10000', 50]) };
    expect(refusalOf(anIssued(), entered, part(2, '1.09200', 60), amended(3, shares))).toBe(REACHED);
  });

  it('may not drop a target that was reached', () => {
    const issued = anIssued({ targets: targets(['1.09200', 50], ['1.10000', 30], ['1.10500', 20]) });
    const reached = [part(2, '1.09200', 50), part(2, '1.10000', 30)];
    expect(refusalOf(issued, entered, ...reached, amended(3, { targets: targets(['1.09200', 50]) }))).toBe(
      REACHED,
    );
  });

  it('of a sell may not change a target that was reached to the point', () => {
    const issued = anIssued({
      side: 'short',
      stopLoss: '1.08800',
      targets: targets(['1.07400', 60], ['1.06600', 40]),
    });
    const sold = anEvent('triggered', onDay(1), { price: '1.08200' });
    const other = { targets: targets(['1.07300', 60], ['1.06600', 40]) };
    expect(refusalOf(issued, sold, part(2, '1.07400', 60), amended(3, other))).toBe(REACHED);
    expect(refusalOf(issued, sold, part(2, '1.07401', 60), amended(3, other))).toBe('');
  });
});
