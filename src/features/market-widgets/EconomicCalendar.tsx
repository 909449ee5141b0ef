import { calendarSettings } from '@/content/markets/charts';
import type { EmbedQueue } from './embedQueue';
import { providerPages } from './provider';
import { Widget } from './Widget';

/** Scheduled economic news of twelve countries, of every importance. */
export function EconomicCalendar({ queue }: { readonly queue: EmbedQueue }) {
  return (
    <Widget
      kind="events"
      config={calendarSettings}
      name="Economic calendar"
      href={providerPages.calendar}
      queue={queue}
    />
  );
}
