import { fetchSiteTime } from '@/data/catalogue/publishedCatalogue';
import type { TrackRecord } from '@/data/signals/record';
import { formatGmt } from '@/domain/time/days';
import { isoTime } from '@/domain/catalogue/entity';
import { isLate, isPlanUnpublished } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { formatLocalTime } from '@/domain/signals/times';

const TOLERANCE_MS = 2 * 60_000;

function clockWarning(here: number, siteTime: number | null): string {
  if (siteTime === null || Math.abs(here - siteTime) < TOLERANCE_MS) return '';
  const timeOf = (moment: number) => formatLocalTime(new Date(moment).toISOString());
  return `This computer's clock says ${timeOf(here)}; the site's says ${timeOf(siteTime)}. Signal updates would be published with this computer's time, which can't be changed later.`;
}

/** The warning about a plan that nobody could follow if it were published now; '' for none. */
function planWarning(signal: Signal, now: string): string {
  const { number, issued, state, plan } = signal;
  if (!isPlanUnpublished(signal)) return '';
  if (state === 'waiting' && plan.validUntil < now)
    return `Signal ${String(number)} expired on ${formatGmt(plan.validUntil)}.`;
  if (!isLate(signal, now)) return '';
  return issued.order === 'market'
    ? `Signal ${String(number)} is a market order issued more than 15 minutes ago, so it wouldn't count in any figures.`
    : `Signal ${String(number)} reached its entry before its plan was public, so it wouldn't count in any figures.`;
}

/** Asks before signal updates are published with a wrong time, or too late to be followed. */
export async function confirmTimes(signals: Pick<TrackRecord, 'read'>): Promise<boolean> {
  const { sealed, waiting, replay } = signals.read();
  if (waiting.length === 0) return true;
  const [siteTime, now] = [await fetchSiteTime(), Date.now()];
  const latest = String(sealed.at(-1)?.publishedAt ?? '');
  const warnings = [
    clockWarning(now, siteTime),
    latest > isoTime(now)
      ? `The latest published update is dated ${formatGmt(latest)}, which is in the future, and yours would get the same date: signals whose entry is reached before then won't count in any figures.`
      : '',
    ...replay.signals.map((signal) => planWarning(signal, isoTime(now))),
  ].filter((warning) => warning !== '');
  return warnings.length === 0 || globalThis.confirm([...warnings, 'Publish anyway?'].join(' '));
}
