import { browserEnvironment, latestSeeds } from '@/data/catalogue/browserEnvironment';
import { listKeys } from '@/data/catalogue/listNames';
import { readNewestTimes } from './newestTimes';
import { watchNoneToCome } from './watchNoneToCome';

/** The same over this browser's list; the site is asked once per visit, together with the lists. */
export const watchInBrowser = (onAnswer: (isNone: boolean) => void): (() => void) =>
  watchNoneToCome(
    {
      async read() {
        await latestSeeds.load();
        return readNewestTimes(browserEnvironment.store, latestSeeds.webinars);
      },
      watch: (onChange) => browserEnvironment.watch(listKeys.webinars.key, onChange),
      now: browserEnvironment.now,
      report: browserEnvironment.report,
    },
    onAnswer,
  );
