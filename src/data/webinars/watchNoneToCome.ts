import { toCome, type WebinarTimes } from '@/domain/webinarTimes';

interface TimesSource {
  /** When the webinars take place; null where that is not known. */
  readonly read: () => Promise<readonly WebinarTimes[] | null>;
  /** Calls back when they may have changed; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Told of what could not be read. */
  readonly report: (error: unknown) => void;
}

const LOOKED_EVERY_MS = 60_000;

/**
 * Tells whether no webinar is going on or to come: once that is known, each minute, and when the list changes.
 * @returns the way to stop
 */
export function watchNoneToCome(
  { read, watch, now, report }: TimesSource,
  onAnswer: (isNone: boolean) => void,
): () => void {
  let times: readonly WebinarTimes[] | null = null;
  let isStopped = false;

  const look = () => {
    if (!isStopped && times !== null) onAnswer(toCome(times, new Date(now())).length === 0);
  };
  const take = async () => {
    try {
      times = await read();
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
