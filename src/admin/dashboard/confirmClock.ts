import { fetchSiteTime } from '@/data/catalogue/publishedCatalogue';
import type { SignalRecord } from '@/data/signals/record';
import { formatLocalTime } from '@/domain/signals/times';

const TOLERANCE_MS = 10 * 60_000;

/** Asks before updates of signals are published if this computer's clock and the site's differ. */
export async function confirmClock(signals: Pick<SignalRecord, 'read'>): Promise<boolean> {
  if (signals.read().waiting.length === 0) return true;
  const [siteTime, here] = [await fetchSiteTime(), Date.now()];
  if (siteTime === null || Math.abs(here - siteTime) < TOLERANCE_MS) return true;
  const timeOf = (moment: number) => formatLocalTime(new Date(moment).toISOString());
  return globalThis.confirm(
    `This computer's clock says ${timeOf(here)}; the site's says ${timeOf(siteTime)}. Signal updates would be published with this computer's time, which cannot be changed later. Publish anyway?`,
  );
}
