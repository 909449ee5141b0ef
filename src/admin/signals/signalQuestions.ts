import { draftFromIssued } from '@/domain/signals/draft';
import { plannedRewardRatio, signalPriceText, targetsReached } from '@/domain/signals/plan';
import type { Signal } from '@/domain/signals/signal';
import { likelyMistakesIn } from './likelyMistakes';
import { formatGmt } from '@/domain/time/days';
import { formatNumber } from '@/domain/text/groupDigits';
import { closedResult, formatR, isLate } from '@/domain/signals/results';
import {
  entryText,
  entryWords,
  orderWords,
  RISK_LINE,
  sideLabel,
  signalTitle,
  stateWords,
} from '@/content/signalWords';
import type { SignalEntry } from '@/domain/signals/entry';
import type { SiteFileState } from '@/data/publishing/publication';
import type { EditedUpdate } from '@/data/signals/editedUpdate';
import type { MergedRecord } from '@/data/signals/mergeRecord';

const MIN_REWARD_HUNDREDTHS = 200;

/** A warning about a signal that is allowed but unwise; '' for none. */
export function rewardWarning(hundredths: number): string {
  return hundredths < MIN_REWARD_HUNDREDTHS
    ? `The targets pay ${formatNumber(Math.floor(hundredths / 10) / 10)} times the risk. The house rule is at least twice.`
    : '';
}

/** The first of `signals` with the same content as the given signal; undefined if there is none. */
export function findDuplicate({ issued }: Signal, signals: readonly Signal[]): Signal | undefined {
  const plan = JSON.stringify(draftFromIssued(issued));
  return signals.find((other) => JSON.stringify(draftFromIssued(other.issued)) === plan);
}

/**
 * The question before a signal is issued.
 * @param before the signals so far
 */
export function issueQuestion(signal: Signal, before: readonly Signal[]): string {
  const { number, issued } = signal;
  const slips = likelyMistakesIn(signal, issued, issued.at);
  const twin = findDuplicate(signal, before);
  return [
    `Issue signal ${String(number)}: ${issued.instrument}, ${sideLabel(issued)}?`,
    // This happens if the page is left before an issued draft is removed.
    twin ? `Signal ${String(twin.number)} is the same: this draft may have been issued already.` : '',
    'Once published, it is never edited or removed.',
    issued.order === 'market' ? 'It counts in the figures only if it is published within 15 minutes.' : '',
    before.length > 0 && before.every(({ issued: { sample } }) => sample)
      ? 'The samples before it then stay in the record permanently. To leave them out, begin your own record on the Publish tab first.'
      : '',
    ...slips,
    slips.length > 0 ? 'Is that right?' : '',
    rewardWarning(plannedRewardRatio(signal)),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The question before taking back an update that is in a downloaded file. */
export const takeBackQuestion = (time: string): string =>
  `This update was in the file downloaded at ${time}. If that file has been uploaded, taking the update back breaks the record for everyone who has checked it. Take it back anyway?`;

export const UNANSWERED_MESSAGE =
  "The site hasn't answered, so we can't say what visitors see. Reload the page to check again.";

export const OLDER_VERSION_MESSAGE = 'The site has an older version. Publish again to put it right.';

/** What is wrong with the published record; '' if nothing is. */
export function recordProblem(syncState: MergedRecord['syncState'], edited: EditedUpdate | null): string {
  if (syncState.kind === 'apart')
    return `The site's record and this browser's differ from update ${String(syncState.fork.place)} onwards. The site's is shown; Publish asks which one to continue.`;
  if (edited === null) return '';
  const where = `Published update ${String(edited.place)} was changed by hand in the file on the site`;
  return edited.isHere
    ? `${where}, and this browser doesn't have the correct copy. Publish from a browser that has one, or put an earlier file back.`
    : `${where}, so visitors see another value and the record's check fails. Publish again to put it right.`;
}

/** How this browser's record differs from the site's, or what is wrong with it; '' for nothing. */
export function syncWords(
  syncState: MergedRecord['syncState'],
  siteFile: SiteFileState,
  edited: EditedUpdate | null,
): string {
  if (siteFile === 'pending' || siteFile === 'damaged') return '';
  if (siteFile === 'unanswered') return UNANSWERED_MESSAGE;
  // The file was published by an older version of the site, or from a tab that still runs one.
  if (siteFile === 'noSignals')
    return 'The file on the site contains no signals. The record stays as it is here, and the next publication restores it.';
  const problem = recordProblem(syncState, edited);
  if (problem !== '' || syncState.kind !== 'behind') return problem;
  return `The site shows ${String(syncState.shown)} of the ${String(syncState.held)} published updates. If this hasn't changed in a few minutes, publish again.`;
}

export const FOREIGN_BACKUP_MESSAGE =
  'This backup belongs to another record; its signals were left out. If this site published them, press Publish in the browser that did.';

/** The plan lines that can still be followed; none once the signal is over. */
function planLines(signal: Signal): string[] {
  const { plan, state, stop } = signal;
  if (state !== 'waiting' && state !== 'open') return [];
  const several = plan.targets.length > 1;
  return [
    ...(state === 'waiting' ? [`${orderWords(signal)}: ${entryText(signal)}`] : []),
    `Stop loss${stop === plan.stopLoss ? '' : ' now'}: ${signalPriceText(signal, stop)}`,
    ...plan.targets
      .map(
        ({ price, share }, index) =>
          `Target${several ? ` ${String(index + 1)}` : ''}: ${signalPriceText(signal, price)}${several ? ` for ${String(share)}%` : ''}`,
      )
      .slice(targetsReached(signal)),
    ...(state === 'waiting' ? [`Valid until ${formatGmt(plan.validUntil)}`] : []),
  ];
}

/** Kinds of entries already covered by the plan's lines or by a line of their own. */
const PLAN_KINDS: readonly SignalEntry['kind'][] = ['issued', 'amended', 'stopMoved'];

/** The channel text for a signal's current state: what to do, or how it ended, and the risk. */
export function channelText(signal: Signal, address: string): string {
  const has = (kind: SignalEntry['kind']) => signal.entries.some((entry) => entry.kind === kind);
  const changes = [...(has('amended') ? ['Amended'] : []), ...(has('corrected') ? ['Corrected'] : [])];
  const result = closedResult(signal);
  return [
    signalTitle(signal),
    ...(signal.state === 'waiting' ? [] : [stateWords(signal)]),
    ...changes.map((change) => `${change} since it was published.`),
    ...signal.effective.filter(({ kind }) => !PLAN_KINDS.includes(kind)).map(entryWords),
    ...planLines(signal),
    ...(result === null
      ? []
      : [`Result: ${formatR(result.beforeCosts)} before and ${formatR(result.afterCosts)} after costs`]),
    ...(result !== null && isLate(signal)
      ? ["Late: the entry came before the plan was public, so the signal isn't counted."]
      : []),
    address,
    RISK_LINE,
  ].join('\n');
}
