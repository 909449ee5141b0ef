import { expect, it } from 'vitest';
import { explainFailure } from '@/admin/explainFailure';
import { DamagedListError } from '@/data/merge/localCatalogue';
import { RefusedFileError } from '@/data/merge/catalogueFile';
import { UnknownRevisionError } from '@/data/publishing/publication';
import { HalfWrittenError } from '@/data/storage/keyValueStore';

it('does not claim that nothing changed when only some lists were written', () => {
  expect(explainFailure('Nothing was restored', new HalfWrittenError())).toBe(
    'Writing the lists failed halfway, and the browser refused to restore the earlier ones. Try again, or restore an earlier backup.',
  );
});

it.each<readonly [string, Error, string]>([
  [
    'a file that is too large',
    new RefusedFileError('size'),
    "it is larger than a browser's storage. Choose a backup made by this dashboard.",
  ],
  [
    'a file from a later version',
    new RefusedFileError('newer'),
    'it was made by a later version of this site. Open that version to restore it.',
  ],
  [
    'a damaged list',
    new DamagedListError('platforms'),
    "the stored list of platforms can't be read. Download it under Damaged Data, then restore a backup.",
  ],
  [
    'a site that does not answer',
    new UnknownRevisionError('no answer'),
    "the site didn't report its current revision. Check the connection, then try again.",
  ],
  [
    'another tab that publishes for a long time',
    new DOMException('too long', 'TimeoutError'),
    'another tab is still saving. Close other tabs of the admin area or wait a moment, then try again.',
  ],
  [
    'anything else',
    new Error('broken on purpose'),
    'something unexpected happened. Reload the page and try again.',
  ],
])('explains what failed and why: %s', (_what, error, reason) => {
  expect(explainFailure('Nothing was done', error)).toBe(`Nothing was done: ${reason}`);
});
