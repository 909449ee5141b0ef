import { expect, it } from 'vitest';
import type { StoredAccount, PastAccount } from '@/data/practice/storedAccount';
import { practiceFile, readPracticeFile } from '@/data/practice/practiceFile';

const account: StoredAccount = {
  ...{ seed: 'K7M2Q9', prices: 'spread', rev: 3, at: 2000 },
  log: ['1439 m EUR/USD b 25 108296 109596 zone', '1499 c 1 - -'],
};
const past: readonly PastAccount[] = [
  {
    ...{ seed: 'ABCDEF', prices: 'commission', at: 7200, balance: 0, trades: 2, kept: 5, of: 14 },
    end: 'lost',
  },
];
const text = practiceFile(account, past, '2026-11-27T00:00:00.000Z');

it('imports an exported account unchanged', () => {
  expect(readPracticeFile(text)).toEqual({ account, past });
});

it('identifies the edited line when rejecting a file', () => {
  expect(readPracticeFile(text.replace('1499 c 1', '1499 c 2'))).toEqual({ line: 2 });
});

it.each([
  ['a truncated file', text.slice(0, 80), 'cut'],
  ['a different kind of file', '{"format":"upmark-progress","version":1}', 'format'],
  ['a file from another version', text.replace('"market": 1', '"market": 2'), 'version'],
  ['a file with a negative balance', text.replace('"balance": 0', '"balance": -5'), 'content'],
  ['a file that ends before its last action', text.replace('"at": 2000', '"at": 1400'), 'content'],
  ['a file of more than 256 kB', text.padEnd(300_000), 'size'],
])('rejects %s as a practice file', (_, changed, problem) => {
  expect(readPracticeFile(changed)).toEqual({ problem });
});
