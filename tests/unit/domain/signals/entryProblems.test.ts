import { expect, it } from 'vitest';
import { firstEntryProblem } from '@/domain/signals/entryProblems';
import { anEvent, anIssued, onDay } from '../../../support/signals';

const TIME = 'A time is missing or incomplete. Enter its day, hour and minute.';
const LAST_MOMENT = 'The expiry is missing. Say how long the signal can be entered.';
const SHARE = 'must be a whole percentage from 1 to 100.';
const ANY = 'Something is missing. Fill in every field.';

const part = (share: unknown) => ({ ...anEvent('partTaken', onDay(1), { price: '1.09200' }), share });
const targets = (...shares: readonly number[]) => shares.map((share) => ({ price: '1.09200', share }));

it.each<[string, unknown, string]>([
  ['the share of a part', part(0), `The share ${SHARE}`],
  ['the share of the first target', anIssued({ targets: targets(0, 40) }), `The share of target 1 ${SHARE}`],
  ['its time', anEvent('expired', ''), TIME],
  ['the right time', anEvent('corrected', onDay(1), { entry: '2', correctedAt: '' }), TIME],
  ['the last moment of a signal', anIssued({ validUntil: '' }), LAST_MOMENT],
  ['its price', anEvent('triggered', onDay(1)), ANY],
  ['its kind', anEvent('hedged', onDay(1)), ANY],
  ['everything', null, ANY],
])('requires %s for a new update', (_what, entry, sentence) => {
  expect(firstEntryProblem(entry)).toBe(sentence);
});
