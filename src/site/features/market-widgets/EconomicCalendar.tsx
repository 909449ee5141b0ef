import { useMemo } from 'react';
import { calendarSettings } from '@/content/charts';
import { useTheme } from '@/runtime/useTheme';
import type { EmbedQueue } from './embedQueue';
import { providerPages } from './provider';
import { Widget } from './Widget';

/** Scheduled economic news of twelve countries, of every importance. */
export function EconomicCalendar({ queue }: { readonly queue: EmbedQueue }) {
  const theme = useTheme();
  const config = useMemo(() => calendarSettings(theme), [theme]);
  return (
    <Widget
      kind="events"
      config={config}
      name="Economic calendar"
      href={providerPages.calendar}
      queue={queue}
    />
  );
}
