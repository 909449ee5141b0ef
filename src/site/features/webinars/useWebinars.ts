import { builtInCatalogue } from '@/data/catalogue/builtInCatalogue';
import { report } from '@/data/report';
import { pastWebinars, upcomingWebinars } from '@/domain/catalogue/webinarTimes';
import { useCatalogueReaders } from '@/runtime/catalogueReaders';
import { useLoad } from '@/ui/useLoad';
import { useMinute } from '@/ui/useMinute';

/** The active webinars. The first render matches the prerendered page, as of the date its list was made. */
export function useWebinars() {
  const { webinars: reader } = useCatalogueReaders();
  const { loaded } = useLoad(reader.listActive, reader.watch, report.failure);
  const minute = useMinute();
  const now = minute === null ? null : new Date(minute);
  const webinars = loaded.value ?? builtInCatalogue.webinars;
  const asOf = now ?? new Date(builtInCatalogue.madeAt);
  return {
    /** Null in prerendered pages. */
    now,
    /** Soonest first; includes one in progress. */
    coming: upcomingWebinars(webinars, asOf),
    past: pastWebinars(webinars, asOf),
  };
}
