import { expect, it } from 'vitest';
import { addedEntryWords } from '@/admin/signals/setAsideWords';
import { anIssued } from '../../../support/signals';

it("describes a backup's unpublished signal as issued", () => {
  expect(addedEntryWords(anIssued({ publishedAt: '' }))).toBe(
    'Signal 1, issued on 12 January 2026, 08:00 GMT, by Test author, analyst',
  );
});
