import { expect, it } from 'vitest';
import { replayRecord } from '@/domain/signals/replay';
import { allowedKinds } from '@/domain/signals/rules';
import { anEvent, anIssued, onDay, refusalOf } from '../../../support/signals';

const entered = anEvent('triggered', onDay(1), { price: '1.08400' });
const short = anIssued({ side: 'short', stopLoss: '1.08800', targets: [{ price: '1.07000', share: 100 }] });
const shortEntered = anEvent('triggered', onDay(1), { price: '1.08200' });

const EXPIRED = anEvent('expired', onDay(5));
const CANCELLED = anEvent('cancelled', onDay(1), { note: 'The reason is gone.' });
const VOID = anEvent('notTriggered', onDay(1), { price: '1.07900', reason: 'stopFirst' });

it.each([
  ['expired', EXPIRED],
  ['cancelled', CANCELLED],
  ['notTriggered', VOID],
])('rejects further updates to a signal that is %s', (state, ending) => {
  const [signal] = replayRecord([anIssued(), ending]).signals;
  expect(signal && allowedKinds(signal)).toEqual([]);
  const update = anEvent('triggered', onDay(6), { price: '1.08400' });
  expect(refusalOf(anIssued(), ending, update)).toMatchObject({ code: 'hasEnded', signal: 1, state });
});

const LAST = '2026-01-16T20:00:00.000Z';

it('accepts an entry until the expiry', () => {
  const late = '2026-01-16T20:00:00.001Z';
  expect(refusalOf(anIssued(), anEvent('triggered', LAST, { price: '1.08400' }))).toBeNull();
  expect(refusalOf(anIssued(), anEvent('triggered', late, { price: '1.08400' }))).toMatchObject({
    code: 'afterDeadline',
    deadline: LAST,
  });
});

it('rejects an expiry recorded before the expiry time', () => {
  expect(refusalOf(anIssued(), anEvent('expired', LAST))).toBeNull();
  expect(refusalOf(anIssued(), anEvent('expired', '2026-01-16T19:59:59.999Z'))).toMatchObject({
    code: 'beforeDeadline',
    deadline: LAST,
  });
});

const buy = anIssued({ targets: [{ price: '1.09200', share: 100 }] });

it.each([
  ['buy', buy, entered, '1.09200', '1.09199'],
  ['sell', short, shortEntered, '1.07000', '1.07001'],
])(
  'rejects a %s closed at its last target when the price did not reach it',
  (_side, issued, fill, target, price) => {
    const closed = (at: string) => anEvent('closed', onDay(2), { price: at, reason: 'target' });
    expect(refusalOf(issued, fill, closed(target))).toBeNull();
    expect(refusalOf(issued, fill, closed(price))).toMatchObject({
      code: 'lastTargetNotReached',
      price,
      target,
    });
  },
);

it.each([
  ['the target of a buy', anIssued(), 'targetFirst', '1.09200', '1.09199'],
  ['the stop of a buy', anIssued(), 'stopFirst', '1.08000', '1.08001'],
  ['the target of a sell', short, 'targetFirst', '1.07000', '1.07001'],
  ['the stop of a sell', short, 'stopFirst', '1.08800', '1.08799'],
])('accepts a new missed entry only when %s was reached', (_what, issued, reason, reached, missed) => {
  const at = (price: string) => anEvent('notTriggered', onDay(1), { price, reason, publishedAt: '' });
  expect(refusalOf(issued, at(reached))).toBeNull();
  expect(refusalOf(issued, at(missed))).toMatchObject({ code: 'levelNotReached' });
  expect(refusalOf(issued, { ...at(missed), publishedAt: onDay(1) })).toBeNull();
  const correction = anEvent('corrected', onDay(2), {
    entry: '2',
    price: missed,
    note: 'x',
    publishedAt: '',
  });
  expect(refusalOf(issued, { ...at(reached), id: '2' }, correction)).toMatchObject({
    code: 'levelNotReached',
  });
});
