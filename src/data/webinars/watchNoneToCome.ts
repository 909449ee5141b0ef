import { browserListings } from '@/data/catalogue/browserLists';
import type { Listing } from '@/data/catalogue/ports';
import { browserEnvironment, type Environment } from '@/data/storage/environment';
import type { WebinarDraft } from '@/domain/webinar';
import { toCome, type WebinarTimes } from '@/domain/webinarTimes';

const LOOKED_EVERY_MS = 60_000;

/**
 * Calls back with whether no webinar is on or coming up: once that is known, each minute, and when the list changes.
 * @returns the way to stop
 */
export function watchNoneToCome(
  onAnswer: (isNone: boolean) => void,
  { peekActive, watch }: Pick<Listing<WebinarDraft>, 'peekActive' | 'watch'> = browserListings.webinars,
  { now, report }: Pick<Environment, 'now' | 'report'> = browserEnvironment,
): () => void {
  let times: readonly WebinarTimes[] | null = null;
  let isStopped = false;

  const look = () => {
    if (!isStopped && times !== null) onAnswer(toCome(times, new Date(now())).length === 0);
  };
  const take = async () => {
    try {
      times = await peekActive();
      look();
    } catch (error) {
      report(error);
    }
  };

  void take();
  const stopWatching = watch(() => void take());
  const timer = setInterval(look, LOOKED_EVERY_MS);
  return () => {
    isStopped = true;
    stopWatching();
    clearInterval(timer);
  };
}
