import { stateWords } from '@/content/signalWords';
import { entryKey, followUpKinds, type FollowUpKind } from '@/domain/signals/eventForm';
import { closedResult, formatR, isLate, resultIfStopped } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { formatGmt } from '@/domain/time/days';

export const FOLLOW_UP_LABELS: Readonly<Record<FollowUpKind, string>> = {
  amended: 'Amend the plan',
  triggered: 'Entered',
  partTaken: 'Partial close',
  stopMoved: 'Stop moved',
  closed: 'Closed',
  expired: 'Expired',
  cancelled: 'Cancelled',
  notTriggered: 'Not triggered',
  corrected: 'Correct an update',
};

export const isFollowUpKind = (text: string): text is FollowUpKind => Object.hasOwn(FOLLOW_UP_LABELS, text);

const entriesKey = ({ entries }: Signal): string => entries.map(entryKey).join();

/**
 * Says that the signal has changed since the form was opened: in another tab, by a reload or because an
 * update was taken back.
 */
export function changeNotice(kind: FollowUpKind, opened: Signal, signal: Signal): string {
  const canRecord = followUpKinds(signal).includes(kind);
  if (canRecord && entriesKey(opened) === entriesKey(signal)) return '';
  const news = `This signal has changed since you opened it: ${stateWords(signal)}.`;
  return canRecord
    ? `${news} Your input is kept; check what happened before you record it.`
    : `${news} “${FOLLOW_UP_LABELS[kind]}” can no longer be recorded. Your input stays here until you cancel.`;
}

/** Says that this computer's clock is behind the latest update. */
export const clockNotice = ({ effective }: Signal, now: string): string => {
  const latest = effective.at(-1)?.at ?? '';
  return latest > now
    ? `The latest update happened at ${formatGmt(latest)}, but this computer's clock says ${formatGmt(now)}. Check the clock first.`
    : '';
};

/** Describes the signal as it would be after this event. */
export function outlookWords(after: Signal): string {
  const [result, stopped] = [closedResult(after), resultIfStopped(after)];
  const words = `After this update: ${stateWords(after)}`;
  const late = isLate(after)
    ? " Late: the entry came before the plan was public, so the signal won't count in any figures."
    : '';
  if (result !== null)
    return `${words}, ${formatR(result.beforeCosts)} before and ${formatR(result.afterCosts)} after costs.${late}`;
  return stopped === null
    ? `${words}.${late}`
    : `${words}; if stopped, ${formatR(stopped.beforeCosts)}.${late}`;
}
