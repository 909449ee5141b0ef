import { expect, it } from 'vitest';
import { NotFoundError } from '@/data/catalogue/ports';
import { StorageError, type StorageErrorKind } from '@/data/storage/storageError';
import { RefusedEntryError } from '@/domain/signals/refusal';
import { reportAndExplainFailure } from '@/admin/explainFailure';
import { takeConsoleMessages } from '../../support/consoleGuard';

it('shows the message of a rejected entry and reports nothing', () => {
  const refusal = new RefusedEntryError({ code: 'inFuture', field: 'at' });
  expect(reportAndExplainFailure('Nothing was recorded', refusal)).toBe(
    'This time is in the future. Record only what has already happened.',
  );
  expect(takeConsoleMessages()).toEqual([]);
});

const REASONS: Record<StorageErrorKind, RegExp> = {
  unreadable: /the browser refused to read its storage\. Check that .*, then reload the page\.$/,
  serialize: /it contains something that can't be stored\. Check the text pasted into its fields\.$/,
  quota: /the browser's storage is full\. The Storage card on the System tab shows .* how to free some\.$/,
  write: /the browser refused to store it\. Check that .*, then try again\.$/,
  verify: /the browser didn't keep it\. Try again; .*$/,
  busy: /another tab is still saving\. Close other tabs of the admin area or wait a moment, then try again\.$/,
};

it.each(Object.entries(REASONS) as [StorageErrorKind, RegExp][])(
  'explains why nothing was stored: %s',
  (kind, reason) => {
    const words = reportAndExplainFailure(
      "“Harbour” wasn't saved",
      new StorageError(kind, 'upm_brokers', 'refused'),
    );
    expect(words).toMatch(/^“Harbour” wasn't saved: /);
    expect(words).toMatch(reason);
    expect(words).not.toContain('refused.');
    takeConsoleMessages();
  },
);

it('explains that a record is gone or that the cause is unknown', () => {
  expect(reportAndExplainFailure("It wasn't saved", new NotFoundError('gone'))).toMatch(
    /it was .+ elsewhere and is no longer in the list/,
  );
  expect(reportAndExplainFailure("It wasn't saved", 'a text')).toMatch(/something unexpected happened/);
  takeConsoleMessages();
});
