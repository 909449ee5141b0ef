import { builtInCatalogue } from '@/data/catalogue/builtInCatalogue';
import { useListings } from '@/runtime/useListings';
import { report } from '@/data/report';
import { useLoad } from '@/ui/useLoad';
import { useMinute } from '@/ui/useMinute';
import styles from './WebinarList.module.css';
import { WebinarNews } from './WebinarNews';

/** The next webinar of the list, or what to do while none has a date. */
export default function NextWebinar() {
  const { webinars: listing } = useListings();
  const { loaded } = useLoad(listing.listActive, listing.watch, report.failure);
  const minute = useMinute();
  return (
    <p className={styles.news}>
      <WebinarNews
        webinars={loaded.value ?? builtInCatalogue.webinars}
        now={minute === null ? null : new Date(minute)}
        untilKnown="Dates are given in GMT and in your own time."
      />
    </p>
  );
}
