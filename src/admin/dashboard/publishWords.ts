import { publishAddressWords, type PublishAddress } from '@/domain/publishAddress';
import { RemoteFileError, UnknownOutcomeError, type PublishOutcome } from '@/data/publishing/publisher';
import { PublishingError } from '@/data/publishing/target';
import { explainMaintenanceFailure } from './explainMaintenanceFailure';

const NOTHING = 'Nothing was published';

function folderRuleWords(status: number | undefined, place: string): string {
  if (status === 412)
    return `the host refused the ETag that it had given itself, as it does where it compresses the file. Switch compression off for ${place}, then try again.`;
  const refused = 'the host refused it, though nobody else had published.';
  return status === 409
    ? `${refused} The folder of ${place} may be missing there: make it, then try again.`
    : `${refused} Ask whoever runs it for its log.`;
}

function refusalWords({ refusal, status }: PublishingError, address: PublishAddress): string {
  const place = publishAddressWords(address);
  switch (refusal) {
    case 'conflict':
      return 'others are publishing at this moment. Try again.';
    case 'key':
      return 'the host did not take the key. Enter it again.';
    case 'forbidden':
      return address.kind === 'forge'
        ? `this key may not write to ${place}. Give it the right to write the contents of this repository, or use another one.`
        : `this key may not write to ${place}. Ask whoever runs the host for the right to.`;
    case 'absent':
      return address.kind === 'forge'
        ? `the host knows no ${place}, or not for this key. Check the repository and branch in VITE_PUBLISH_TO, and what the key may read.`
        : `the host has no folder for ${place}, or not for this key. Make the folder there, or check its address in VITE_PUBLISH_TO.`;
    case 'noPut':
      return address.kind === 'forge'
        ? 'no repository answers at the address in VITE_PUBLISH_TO. Check its first part and the host, then build again.'
        : `the host takes no PUT for ${place}, as hosts of plain files do not. Switch it on as deploy/README.md says, or download the file instead.`;
    case 'rule':
      return address.kind === 'forge'
        ? `the repository does not let this key write to ${place}. A rule of the branch may demand a review: let this key pass it, or publish to another branch.`
        : folderRuleWords(status, place);
    case 'full':
      return 'the disk of the host is full. Ask whoever runs it to free some room, then try again.';
    case 'size':
      return 'the host takes no file as large as this. Raise its limit, or delete records that are no longer needed.';
    case 'busy':
      return 'the host could not do it now. Wait a few minutes, then try again.';
    case 'moved':
      return 'the host sends on to another address, where the key must not go. Put the new address into VITE_PUBLISH_TO and build again.';
    case 'unreachable':
      return "the host did not answer, or does not allow this site's address. Check the connection, then the host's CORS settings.";
    case 'offline':
      return 'this device is offline. Connect it, then try again.';
    case 'policy':
      return "the site's security policy does not name the host. Put the header files of this build in place.";
    case 'unchecked':
      return 'the host gives the file no ETag, so nobody can tell whether somebody else has published. Switch ETags on, and allow this site to read them.';
  }
}

const REMOTE_FILE: Readonly<Record<RemoteFileError['reason'], string>> = {
  damaged: 'the file that is there is cut off or damaged. Put back a good one, then try again.',
  foreign: 'the file that is there is no catalogue of this site. Check the address in VITE_PUBLISH_TO.',
  newer:
    'the file that is there was made by a later version of this site. Reload the dashboard, or build it again.',
  size: 'the file that is there is larger than a browser can store. Put back a smaller one, then try again.',
};

/**
 * A failed publication in plain words: what did not happen, why, and what to do.
 * @param what the part before the reason
 */
export function explainPublishFailure(error: unknown, address: PublishAddress, what = NOTHING): string {
  if (error instanceof PublishingError) return `${what}: ${refusalWords(error, address)}`;
  if (error instanceof RemoteFileError) return `${what}: ${REMOTE_FILE[error.reason]}`;
  if (error instanceof UnknownOutcomeError)
    return 'The host stopped answering, so it is not known whether this was published. Press Publish again: nothing is published twice.';
  return explainMaintenanceFailure(what, error);
}

const notAppliedWords = (failure: unknown): string =>
  failure === undefined
    ? 'The lists in this browser could not be renewed yet; they are at the next publication.'
    : explainMaintenanceFailure('The lists in this browser were not renewed', failure);

/** What is said of updates of signals that were left out: nothing where there are none. */
export const setAsideWords = (count: number): readonly string[] =>
  count === 0
    ? []
    : [
        `${count === 1 ? '1 update of a signal was' : `${String(count)} updates of signals were`} left out, as listed above.`,
      ];

type Settled = Exclude<PublishOutcome, { kind: 'conflicts' | 'older' | 'renumbered' }>;

/** The result of a publication, in words. */
export function outcomeWords(outcome: Settled): string {
  switch (outcome.kind) {
    case 'unchanged':
      return ['Visitors have everything that is in the lists.', ...setAsideWords(outcome.setAside)].join(' ');
    case 'elsewhere':
      return `${NOTHING}: another tab is publishing. Wait until it has finished.`;
    case 'insecure':
      return `${NOTHING}: this page was opened without encryption (http). Open the dashboard over https.`;
    case 'published':
      return [
        outcome.hasOthersChanges
          ? `Published as revision ${String(outcome.revision)}: your changes and those somebody else published before you.`
          : `Published as revision ${String(outcome.revision)}.`,
        ...(outcome.wasMissing ? ['The file was not there and has been created.'] : []),
        ...(outcome.isKept ? [] : ['The host could not keep a copy of it for the history.']),
        ...(outcome.isApplied ? [] : [notAppliedWords(outcome.failure)]),
        ...setAsideWords(outcome.setAside),
      ].join(' ');
  }
}
