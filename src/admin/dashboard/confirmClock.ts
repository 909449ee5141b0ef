import { fetchSiteTime } from '@/data/catalogue/publishedCatalogue';
import type { SignalRecord } from '@/data/signals/ports';
import { localClock } from '@/domain/days';

const TOLERANCE_MS = 10 * 60_000;

/** Asks before updates of signals are published if this computer's clock and the site's differ. */
export async function confirmClock(signals: Pick<SignalRecord, 'read'>): Promise<boolean> {
  if (signals.read().waiting.length === 0) return true;
  const [siteTime, here] = [await fetchSiteTime(), Date.now()];
  if (siteTime === null || Math.abs(here - siteTime) < TOLERANCE_MS) return true;
  return globalThis.confirm(
    `This computer's clock says ${localClock(new Date(here))}, the site's ${localClock(new Date(siteTime))}. Signal updates would be published with this computer's time, which cannot be changed later. Publish anyway?`,
  );
}
