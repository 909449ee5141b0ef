import type { SetAsideEntry } from '@/data/signals/numberPending';
import type { JsonObject } from '@/data/storage/json';
import { formatGmt } from '@/domain/time/days';
import { readEntry, readEntryHead } from '@/domain/signals/entry';
import { entryProblemWords } from '@/content/entryProblemWords';
import { kindWords } from '@/content/signalWords';

export function reasonWords(reason: SetAsideEntry['reason']): string {
  switch (reason.kind) {
    case 'rule':
      // The usual message assumes that the time was typed.
      return reason.problem.code === 'beforeLatest' && !reason.problem.isCorrection
        ? `The record already has a later update: ${formatGmt(reason.problem.latest)}.`
        : entryProblemWords(reason.problem);
    case 'behind':
      return 'It follows another update of this signal that was set aside.';
    case 'stale':
      return "Its author hadn't seen another update that affects it.";
    case 'otherSignal':
      return 'It was recorded for a sample or another signal that had this number.';
    case 'unknown':
      return "This version of the dashboard can't follow it. Reload this page to get the latest version; if that changes nothing, the site needs a newer build.";
    case 'broken':
      return "It contains an invalid character, or a number that isn't whole.";
    case 'clock':
      return "According to this computer's clock, it was recorded in the future. Set the clock, then reload this page.";
    case 'noEntry':
      return "It doesn't say which signal it belongs to, or what happened.";
  }
}

/** What to do about an entry recorded in this browser, if the reason why it was set aside doesn't make that clear. */
export const REMEDIES: Partial<Record<SetAsideEntry['reason']['kind'], string>> = {
  stale: ' Take it back, check that update, and record it again if it is still right.',
  otherSignal: ' Take it back.',
  broken: ' Take it back, then record it again.',
};

/** Why an update in this browser's record can't be taken back yet */
export const IN_RECORD_MESSAGE =
  ' It has been published or downloaded. Publish asks which of two records to continue; then it can be taken back.';

/** The kind of an unpublished entry, in words, such as `entered`; as stored if it is `issued` or can't be read. */
export function entryKindWords(value: unknown): string {
  const entry = readEntry(value);
  return entry === null || entry.kind === 'issued' ? (readEntryHead(value)?.kind ?? '') : kindWords(entry);
}

/** Such as `Signal 17, cancelled: Signal 17 is open.`, for an update from a backup. */
export const leftOutEntryWords = ({ value, signal, reason }: SetAsideEntry): string =>
  `${signal === null ? 'An entry without a signal' : `Signal ${String(signal)}, ${entryKindWords(value)}`}: ${reasonWords(reason)}`;

/** Such as `Signal 17, cancelled on 28 November 2026, 09:30 GMT, by Test author, analyst`. */
export const addedEntryWords = (entry: JsonObject): string =>
  `Signal ${String(entry.signal)}, ${entryKindWords(entry)} on ${formatGmt(String(entry.at))}, by ${String(entry.by)}`;
