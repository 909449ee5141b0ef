import { expect, it } from 'vitest';
import { explainPublishFailure, hostAdvice, outcomeWords } from '@/admin/dashboard/publishWords';
import { UnknownOutcomeError } from '@/data/publishing/publishRound';
import { RemoteFileError } from '@/data/publishing/remoteFile';
import { PublishingError, type HostRefusal } from '@/data/publishing/target';
import { StorageError } from '@/data/storage/storageError';
import type { PublishAddress } from '@/domain/text/publishAddress';
import { folderAddress, forgeAddress } from '../../../support/publishAddresses';

const ANYWHERE: readonly (readonly [HostRefusal, string])[] = [
  ['conflict', 'somebody else is publishing right now. Try again.'],
  ['key', "the host didn't accept the key. Enter it again."],
  [
    'unreachable',
    "the host didn't answer, or doesn't allow this site's address. Check the connection, then try again.",
  ],
  ['policy', "the site's security policy doesn't allow the host."],
];

it.each(ANYWHERE)('explains the cause and what to do for every target (%s)', (refusal, words) => {
  for (const address of [folderAddress, forgeAddress])
    expect(explainPublishFailure(new PublishingError(refusal), address)).toBe(
      `Nothing was published: ${words}`,
    );
});

it.each<[refusal: HostRefusal, address: PublishAddress, words: string, status?: number]>([
  [
    'noPut',
    folderAddress,
    "the host doesn't let the dashboard write /catalogue.json. Download the file instead.",
  ],
  ['rule', folderAddress, 'the host refused it, though nobody else had published. Ask whoever runs it.', 412],
  [
    'forbidden',
    forgeAddress,
    "this key isn't allowed to write to main of owner/name. Give it write access to the contents of this repository, or use another one.",
  ],
  ['absent', forgeAddress, "the host can't find main of owner/name, or this key has no access to it."],
])('says what failed and how to fix it (%s, $1.kind)', (refusal, address, words, status) => {
  expect(explainPublishFailure(new PublishingError(refusal, status), address)).toBe(
    `Nothing was published: ${words}`,
  );
});

it('explains why a published file is refused', () => {
  expect(explainPublishFailure(new RemoteFileError('newer'), folderAddress)).toBe(
    'Nothing was published: the file on the host was made by a later version of this site. Reload the dashboard, or build it again.',
  );
});

it.each([
  [
    new PublishingError('rule', 412),
    'The host rejected its own ETag, which happens when it compresses the file. Switch off compression for /catalogue.json.',
  ],
  [new RemoteFileError('foreign'), 'Check the address in VITE_PUBLISH_TO.'],
  [new PublishingError('busy'), ''],
])('decides what to advise whoever runs the host about %s', (error, words) => {
  expect(hostAdvice(error, folderAddress)).toBe(words);
});

it('says that the outcome is unknown when the host stops responding', () => {
  expect(explainPublishFailure(new UnknownOutcomeError('no answer'), folderAddress)).toBe(
    "The host stopped answering, so we can't tell whether this was published. Press Publish again: nothing is published twice.",
  );
});

it.each([
  ['unchanged', 'There was nothing to publish.'],
  ['elsewhere', 'Nothing was published: another tab is publishing. Wait until it has finished.'],
  [
    'insecure',
    'Nothing was published: this page was opened over http, without encryption. Open the dashboard over https.',
  ],
] as const)('explains why publishing wrote nothing: %s', (kind, words) => {
  expect(outcomeWords({ kind, setAside: 0, hasSamplesBack: false })).toBe(words);
});

const published = {
  kind: 'published' as const,
  revision: 1234,
  publication: 'aaaaaaaaaaaaaaaa',
  hasOthersChanges: false,
  wasMissing: false,
  isKept: true,
  isApplied: true,
  republished: 0,
  setAside: 0,
  hasSamplesBack: false,
};

it.each([
  ['everything succeeded', {}, 'Published.'],
  [
    'this browser has no room for the lists',
    { isApplied: false, failure: new StorageError('quota', 'upm_brokers', 'full') },
    "Published. The lists in this browser weren't updated: the browser's storage is full. The Storage card on the System tab shows what takes up space and how to free some.",
  ],
  ['updates were set aside', { setAside: 2 }, 'Published. 2 signal updates were left out, as listed above.'],
  [
    'an update got a new time of publication',
    { republished: 1 },
    'Published. 1 signal update got a new time of publication, though visitors may have seen it before: trades entered before that time are marked late and left out of the figures.',
  ],
  [
    'somebody has published a signal after samples discarded here',
    { hasSamplesBack: true },
    'Published. The samples are back: somebody published a signal after them before your own record was published. They stay in the record, and your signals come after them.',
  ],
  [
    'several of these happened',
    { hasOthersChanges: true, wasMissing: true, isKept: false, isApplied: false },
    "Published: your changes, together with those that somebody else had published. The file didn't exist and has been created. The host couldn't keep a copy for its history. The lists in this browser couldn't be updated yet; the next publication updates them.",
  ],
])('describes the outcome when %s', (_what, fields, words) => {
  expect(outcomeWords({ ...published, ...fields })).toBe(words);
});
