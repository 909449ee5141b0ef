import { expect, it } from 'vitest';
import { channelText, issueQuestion, rewardWarning, syncWords } from '@/admin/signals/signalQuestions';
import type { JsonObject } from '@/data/storage/json';
import { replayRecord } from '@/domain/signals/replay';
import { sampleSignal } from '../../../support/sampleSignals';
import { anEvent, anIssued, onDay, signalOf, withIds } from '../../../support/signals';

it('asks for confirmation before issuing a signal, and shows its number, instrument and direction', () => {
  expect(issueQuestion(sampleSignal(12), [])).toBe(
    'Issue signal 12: GBP/USD, buy? Once published, it is never edited or removed.',
  );
});

it('says how soon a market order must be published', () => {
  expect(issueQuestion(signalOf(anIssued({ order: 'market' })), [])).toContain(
    'It counts in the figures only if it is published within 15 minutes.',
  );
});

it.each([
  [199, 'The targets pay 1.9 times the risk. The house rule is at least twice.'],
  [200, ''],
])('warns only if the reward is below twice the risk: %i hundredths', (hundredths, warning) => {
  expect(rewardWarning(hundredths)).toBe(warning);
});

it('asks for confirmation before issuing a draft identical to an existing signal', () => {
  expect(issueQuestion(sampleSignal(12), [sampleSignal(11), sampleSignal(12)])).toContain(
    'Signal 12 is the same: this draft may have been issued already.',
  );
});

it("explains how the site's record differs from the browser's", () => {
  expect(syncWords({ kind: 'behind', shown: 48, held: 51 }, 'complete', null)).toBe(
    "The site shows 48 of the 51 published updates. If this hasn't changed in a few minutes, publish again.",
  );
  expect(syncWords({ kind: 'apart', fork: { place: 32, mine: [], theirs: [] } }, 'complete', null)).toMatch(
    /differ from update 32 on/,
  );
  expect(syncWords({ kind: 'same' }, 'complete', null)).toBe('');
});

const ADDRESS = 'https://upmark.example/services/signals/1';
const RISK = 'You can lose money fast with leveraged products. Work out your own position size first.';
const textOf = (...entries: readonly JsonObject[]) => {
  const [signal] = replayRecord(withIds([anIssued(), ...entries])).signals;
  return signal ? channelText(signal, ADDRESS).split('\n') : [];
};
const TARGETS = ['Target 1: 1.09200 for 60%', 'Target 2: 1.10000 for 40%'];
const entered = anEvent('triggered', onDay(1), { price: '1.08400' });

it('writes the plan of a pending signal into the channel text', () => {
  expect(textOf()).toEqual([
    'Signal 1: EUR/USD, buy',
    'Buy with a limit order: 1.08200 to 1.08400',
    'Stop loss: 1.08000',
    ...TARGETS,
    'Valid until 16 January 2026, 20:00 GMT',
    ADDRESS,
    RISK,
  ]);
});

it("writes an open signal's current stop loss and remaining targets into the channel text", () => {
  const part = anEvent('partTaken', onDay(2), { price: '1.09200', share: 60 });
  const moved = anEvent('stopMoved', onDay(2, 10), { stopLoss: '1.08400', note: 'Break-even.' });
  expect(textOf(entered, part, moved)).toEqual([
    'Signal 1: EUR/USD, buy',
    '60% closed',
    'Entered at 1.08400.',
    '60% closed at 1.09200.',
    'Stop loss now: 1.08400',
    'Target 2: 1.10000 for 40%',
    ADDRESS,
    RISK,
  ]);
});

it('writes the corrected result of an ended signal into the channel text', () => {
  const closed = anEvent('closed', onDay(2), { price: '1.07900', reason: 'stop' });
  const correction = { entry: '3', price: '1.08000', note: 'A typing error.' };
  expect(textOf(entered, closed, anEvent('corrected', onDay(3), correction))).toEqual([
    'Signal 1: EUR/USD, buy',
    'Lost, at its stop',
    'Corrected since it was published.',
    'Entered at 1.08400.',
    'The stop was reached: closed at 1.08000.',
    'Result: −1.00R before and −1.03R after costs',
    ADDRESS,
    RISK,
  ]);
});

it('says in the channel text that a late signal is not counted', () => {
  const closed = anEvent('closed', onDay(2), { price: '1.08000', reason: 'stop' });
  const late = signalOf(...withIds([anIssued({ publishedAt: onDay(2) }), entered, closed]));
  expect(channelText(late, ADDRESS)).toContain(
    "Late: the entry came before the plan was public, so the signal isn't counted.",
  );
});

it('warns that samples become permanent with the first real signal', () => {
  const question = issueQuestion(sampleSignal(12), [sampleSignal(11)]);
  expect(question).toContain('The samples before it then stay in the record permanently.');
});
