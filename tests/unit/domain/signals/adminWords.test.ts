import { describe, expect, it } from 'vitest';
import {
  activityWords,
  anchorLine,
  channelText,
  FOREIGN_BACKUP,
  issueQuestion,
  misfitWords,
  NO_CHECK_SUMS,
  NO_SIGNALS_IN_FILE,
  rewardWarning,
  syncWords,
  takeBackQuestion,
} from '@/domain/signals/adminWords';
import { replayRecord } from '@/domain/signals/replay';
import { sampleSignal } from '../../../support/sampleSignals';
import { anIssued } from '../../../support/signals';

describe('S36: issuing', () => {
  it('asks with number, instrument and side', () => {
    expect(issueQuestion(sampleSignal(12))).toBe(
      'Issue signal 12: GBP/USD, buy? Once it is published, it is never edited or removed.',
    );
  });

  it.each([
    [179, 'The targets pay 1.7 times the risk. The house rule is at least 2.'],
    [199, 'The targets pay 1.9 times the risk. The house rule is at least 2.'],
    [200, ''],
    [235, ''],
  ])('warns below a reward of 2: %i hundredths', (hundredths, warning) => {
    expect(rewardWarning(hundredths)).toBe(warning);
  });

  it('warns in its question', () => {
    const [signal] = replayRecord([anIssued({ targets: [{ price: '1.08900', share: 100 }] })]).signals;
    expect(signal && issueQuestion(signal)).toMatch(
      /The targets pay 1\.2 times the risk\. The house rule is at least 2\.$/,
    );
  });
});

it('S37: taking back after a download asks what it may break', () => {
  expect(takeBackQuestion(7, '14:02')).toBe(
    'This entry was in the file of revision 7, downloaded at 14:02. If that file is in its place, taking the entry back breaks the record for everyone who has checked it. Take it back all the same?',
  );
});

it('S41: names the entry that no longer fits', () => {
  const sentence = 'Signal 14 is closed. Only a typing error in it can still be corrected.';
  expect(misfitWords(3, { kind: 'stopMoved', signal: 14 }, sentence)).toBe(
    `Another browser has published 3 entries since. Yours were put behind them; “stop moved” of signal 14 no longer fits: ${sentence} Look at it before you publish.`,
  );
  expect(misfitWords(1, { kind: 'closed', signal: 2 }, sentence)).toMatch(
    /^Another browser has published an entry since/,
  );
});

it('says how the record of the site stands to that of this browser', () => {
  expect(syncWords({ kind: 'behind', shown: 48, held: 51 })).toBe(
    'The site shows 48 entries, this browser holds 51: publish again.',
  );
  expect(syncWords({ kind: 'apart', place: 32 })).toMatch(/differ from entry 32 on/);
  expect(syncWords({ kind: 'same' })).toBe('');
  expect(
    [NO_CHECK_SUMS, NO_SIGNALS_IN_FILE, FOREIGN_BACKUP].map((sentence) => sentence.split(/[:.;]/)[0]),
  ).toEqual([
    'Nothing was published',
    'The file on the site carries no signals',
    'This backup belongs to another record',
  ]);
});

it('gives the line to post where readers are', () => {
  const head = '77e15e56b5ab4ec95a4f6a09239f5f96057e5d9774eae49bdc590a698f19543e';
  expect(anchorLine('Upmark', { length: 51, head }, 12, '2026-11-20T09:34:00.000Z')).toBe(
    'Upmark record: 51 entries, fingerprint 77e15e56…19543e, revision 12, 2026-11-20T09:34Z',
  );
});

it('gives a text for the channel without any result', () => {
  expect(channelText(sampleSignal(2), 'https://upmark.example/services/signals/2')).toBe(
    [
      'Sample signal 2: GBP/USD, sell',
      'Sell with a limit order: 1.27050 to 1.27150',
      'Stop loss: 1.27650',
      'Target 1: 1.26050 for 50%',
      'Target 2: 1.25050 for 50%',
      'Valid until 23 January 2026, 21:00 GMT',
      'https://upmark.example/services/signals/2',
      'Trading leveraged products can lose money fast. Work out your own size first.',
    ].join('\n'),
  );
});

it('names what was done in the activity log', () => {
  expect([
    activityWords({ kind: 'issued', signal: 17 }),
    activityWords({ kind: 'closed', signal: 12 }),
    activityWords({ kind: 'corrected', signal: 3 }),
  ]).toEqual(['Issued signal 17', 'Closed signal 12', 'Corrected signal 3']);
});
