import { expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import type { EntryProblem } from '@/domain/signals/refusal';
import { anEvent, anIssued, onDay, refusalOf } from '../../../support/signals';

const targets = (...rows: readonly (readonly [price: string, share: number])[]) =>
  rows.map(([price, share]) => ({ price, share }));
const amended = (days: number, fields: JsonObject) =>
  anEvent('amended', onDay(days), { note: 'The low moved.', ...fields });
const part = (days: number, price: string, share: number) =>
  anEvent('partTaken', onDay(days), { price, share });

it.each([
  ['reason', 20, 600],
  ['remark', 0, 46],
])('limits the length of the %s', (text, min, max) => {
  const refused = (length: number) => refusalOf(anIssued({ [text]: `  ${'x'.repeat(length)}  ` }));
  expect([refused(min), refused(max)]).toEqual([null, null]);
  expect(refused(max + 1)).toMatchObject({ code: 'textLength', text, length: max + 1, min, max });
});

it('rejects an amendment that moves the expiry into the past', () => {
  expect(refusalOf(anIssued(), amended(1, { validUntil: onDay(2) }))).toBeNull();
  expect(refusalOf(anIssued(), amended(1, { validUntil: onDay(1) }))).toMatchObject({
    code: 'deadlinePassed',
  });
});

it('accepts an amendment made after expiry if it leaves the expiry unchanged', () => {
  expect(refusalOf(anIssued(), amended(5, { reason: 'Another reason of enough length.' }))).toBeNull();
});

const entered = anEvent('triggered', onDay(1), { price: '1.08400' });
const three = anIssued({ targets: targets(['1.09200', 50], ['1.10000', 30], ['1.10500', 20]) });
const four = targets(['1.09200', 25], ['1.10000', 25], ['1.10500', 25], ['1.11000', 25]);
const both = { targets: targets(['1.09200', 60], ['1.09800', 40]), stopLoss: '1.07900' };
const otherShares = { targets: targets(['1.09200', 50], ['1.10000', 50]) };
const firstOnly = { targets: targets(['1.09200', 50]) };

it.each<[string, EntryProblem['code'], readonly JsonObject[]]>([
  ['a fourth target', 'targetCount', [anIssued({ targets: four })]],
  ['an amendment that changes nothing', 'nothingAmended', [anIssued(), amended(1, {})]],
  ['amending anything but targets once open', 'onlyTargetsAmended', [anIssued(), entered, amended(2, both)]],
  [
    'changing the share of a reached target',
    'targetReached',
    [anIssued(), entered, part(2, '1.09200', 60), amended(3, otherShares)],
  ],
  [
    'removing a reached target',
    'targetReached',
    [three, entered, part(2, '1.09200', 50), part(2, '1.10000', 30), amended(3, firstOnly)],
  ],
])('rejects %s', (_what, code, entries) => {
  expect(refusalOf(...entries)).toMatchObject({ code });
});

it('allows all targets to be changed when none has been reached', () => {
  const all = { targets: targets(['1.09000', 50], ['1.09500', 50]) };
  expect(refusalOf(anIssued(), entered, part(2, '1.09100', 30), amended(3, all))).toBeNull();
});
