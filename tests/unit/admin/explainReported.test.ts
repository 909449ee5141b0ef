import { expect, it } from 'vitest';
import { StorageError } from '@/data/storage/storageError';
import { RefusedEntryError } from '@/domain/signals/refusal';
import { explainReported } from '@/admin/explainReported';
import { takeConsoleMessages } from '../../support/consoleGuard';

it('what the rules refuse is said in their own sentence, and is no fault to report', () => {
  const refusal = new RefusedEntryError('This time is still to come.');
  expect(explainReported('Nothing was recorded', refusal)).toBe('This time is still to come.');
  expect(takeConsoleMessages()).toEqual([]);
});

it('a failure of the storage is said in plain words behind what was not done, and reported', () => {
  const failure = new StorageError('quota', 'upm_signals', 'Failed to save signal to storage');
  expect(explainReported('Nothing was recorded', failure)).toBe(
    "Nothing was recorded: the browser's storage is full. The System tab shows under Storage what takes room and how to free some.",
  );
  expect(takeConsoleMessages()).toEqual(['StorageError: Failed to save signal to storage']);
});
