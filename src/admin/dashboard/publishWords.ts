import { explainFailure } from '@/admin/explainFailure';
import { countOf } from '@/domain/text/groupDigits';
import { publishAddressWords, type PublishAddress } from '@/domain/text/publishAddress';
import { UnknownOutcomeError, type PublishOutcome } from '@/data/publishing/publishRound';
import { RemoteFileError } from '@/data/publishing/remoteFile';
import { PublishingError } from '@/data/publishing/target';

const NOTHING_PUBLISHED = 'Nothing was published';

function refusalWords({ refusal, status }: PublishingError, address: PublishAddress): string {
  const place = publishAddressWords(address);
  const isForge = address.kind === 'forge';
  switch (refusal) {
    case 'conflict':
      return 'somebody else is publishing right now. Try again.';
    case 'key':
      return "the host didn't accept the key. Enter it again.";
    case 'forbidden':
      return isForge
        ? `this key isn't allowed to write to ${place}. Give it write access to the contents of this repository, or use another one.`
        : `this key isn't allowed to write to ${place}. Ask whoever runs the host for write access.`;
    case 'absent':
      return isForge
        ? `the host can't find ${place}, or this key has no access to it.`
        : `the host has no folder for ${place}, or this key has no access to it.`;
    case 'noPut':
      return isForge
        ? 'there is no repository at the address that this site publishes to.'
        : `the host doesn't let the dashboard write ${place}. Download the file instead.`;
    case 'rule':
      if (isForge)
        return `the repository doesn't let this key write to ${place}. A branch rule may require a review: let this key bypass it, or publish to another branch.`;
      return status === 409
        ? `the host refused it, though nobody else had published. The folder of ${place} may be missing there: create it, then try again.`
        : 'the host refused it, though nobody else had published. Ask whoever runs it.';
    case 'full':
      return "the host's disk is full. Ask whoever runs it to free some space, then try again.";
    case 'size':
      return "the host doesn't accept a file this large. Raise its limit, or delete records you no longer need.";
    case 'busy':
      return "the host can't do this at the moment. Wait a few minutes, then try again.";
    case 'moved':
      return 'the host redirects to another address, where the key must not be sent.';
    case 'unreachable':
      return "the host didn't answer, or doesn't allow this site's address. Check the connection, then try again.";
    case 'offline':
      return 'this device is offline. Connect it, then try again.';
    case 'policy':
      return "the site's security policy doesn't allow the host.";
    case 'unchecked':
      return "the host doesn't say which version of the file it has, so nobody can tell whether somebody else has published.";
  }
}

/** What whoever runs the host or builds the site can do about a failed publication; '' for nothing. */
export function hostAdvice(error: unknown, address: PublishAddress): string {
  if (error instanceof RemoteFileError && error.reason === 'foreign')
    return 'Check the address in VITE_PUBLISH_TO.';
  if (!(error instanceof PublishingError)) return '';
  const place = publishAddressWords(address);
  const isForge = address.kind === 'forge';
  switch (error.refusal) {
    case 'absent':
      return isForge
        ? "Check the repository and branch in VITE_PUBLISH_TO, and the key's permissions."
        : 'Create the folder there, or check its address in VITE_PUBLISH_TO.';
    case 'noPut':
      return isForge
        ? 'Check the prefix (such as github:) and the host in VITE_PUBLISH_TO, then rebuild.'
        : `The host doesn't accept PUT for ${place}; hosts of static files usually don't. Switch it on as deploy/README.md says.`;
    case 'rule':
      if (isForge) return '';
      return error.status === 412
        ? `The host rejected its own ETag, which happens when it compresses the file. Switch off compression for ${place}.`
        : 'The log on the host may say why.';
    case 'moved':
      return 'Put the new address into VITE_PUBLISH_TO and build again.';
    case 'unreachable':
      return "Check the host's CORS settings.";
    case 'policy':
      return 'Deploy the header files of this build.';
    case 'unchecked':
      return 'The host sends no ETag for the file. Switch ETags on, and allow this site to read them.';
    case 'conflict':
    case 'key':
    case 'forbidden':
    case 'full':
    case 'size':
    case 'busy':
    case 'offline':
      return '';
  }
}

const REMOTE_FILE_MESSAGES: Readonly<Record<RemoteFileError['reason'], string>> = {
  foreign: "the file on the host isn't a catalogue of this site.",
  newer:
    'the file on the host was made by a later version of this site. Reload the dashboard, or build it again.',
  size: 'the file on the host is larger than a browser can store. Put back a smaller one, then try again.',
};

/**
 * Explains a failed publication: what didn't happen, why, and what to do.
 * @param what the part before the reason
 */
export function explainPublishFailure(
  error: unknown,
  address: PublishAddress,
  what = NOTHING_PUBLISHED,
): string {
  if (error instanceof PublishingError) return `${what}: ${refusalWords(error, address)}`;
  if (error instanceof RemoteFileError) return `${what}: ${REMOTE_FILE_MESSAGES[error.reason]}`;
  if (error instanceof UnknownOutcomeError)
    return "The host stopped answering, so we can't tell whether this was published. Press Publish again: nothing is published twice.";
  return explainFailure(what, error);
}

const notAppliedWords = (failure: unknown): string =>
  failure === undefined
    ? "The lists in this browser couldn't be updated yet; the next publication updates them."
    : explainFailure("The lists in this browser weren't updated", failure);

/** Describes the signal updates that were left out; empty for none. */
export const setAsideWords = (count: number): readonly string[] =>
  count === 0
    ? []
    : [
        `${count === 1 ? '1 signal update was' : `${String(count)} signal updates were`} left out, as listed above.`,
      ];

/** Describes the signal updates whose time of publication has changed; empty for none. */
export const republishedWords = (count: number): readonly string[] =>
  count === 0
    ? []
    : [
        `${countOf(count, 'signal update')} got a new time of publication, though visitors may have seen ${count === 1 ? 'it' : 'them'} before: trades entered before that time are marked late and left out of the figures.`,
      ];

export const SAMPLES_BACK_MESSAGE =
  'The samples are back: somebody published a signal after them before your own record was published. They stay in the record, and your signals come after them.';

/** Says that discarded samples have returned; empty if they haven't. */
export const samplesBackWords = (hasSamplesBack: boolean): readonly string[] =>
  hasSamplesBack ? [SAMPLES_BACK_MESSAGE] : [];

type SettledOutcome = Exclude<PublishOutcome, { kind: 'questions' | 'renumbered' | 'fork' | 'damaged' }>;

/** Describes the result of a publication. */
export function outcomeWords(outcome: SettledOutcome): string {
  switch (outcome.kind) {
    case 'unchanged':
      return [
        'There was nothing to publish.',
        ...samplesBackWords(outcome.hasSamplesBack),
        ...setAsideWords(outcome.setAside),
      ].join(' ');
    case 'elsewhere':
      return `${NOTHING_PUBLISHED}: another tab is publishing. Wait until it has finished.`;
    case 'insecure':
      return `${NOTHING_PUBLISHED}: this page was opened over http, without encryption. Open the dashboard over https.`;
    case 'published':
      return [
        outcome.hasOthersChanges
          ? 'Published: your changes, together with those that somebody else had published.'
          : 'Published.',
        ...(outcome.wasMissing ? ["The file didn't exist and has been created."] : []),
        ...(outcome.isKept ? [] : ["The host couldn't keep a copy for its history."]),
        ...(outcome.isApplied ? [] : [notAppliedWords(outcome.failure)]),
        ...samplesBackWords(outcome.hasSamplesBack),
        ...republishedWords(outcome.republished),
        ...setAsideWords(outcome.setAside),
      ].join(' ');
  }
}
