import { useMemo } from 'react';
import { calendarSettings } from '@/content/charts';
import { useTheme } from '@/runtime/useTheme';
import type { EmbedQueue } from './embedQueue';
import { providerPages } from './provider';
import { Widget } from './Widget';

/** A calendar of scheduled economic news for twelve countries. */
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
