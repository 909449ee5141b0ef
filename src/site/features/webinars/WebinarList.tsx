import { builtInCatalogue } from '@/data/catalogue/builtInCatalogue';
import { useListings } from '@/runtime/useListings';
import { report } from '@/data/report';
import { takenPlace, toCome } from '@/domain/webinarTimes';
import { useLoad } from '@/ui/useLoad';
import { useMinute } from '@/ui/useMinute';
import { WebinarCard } from './WebinarCard';
import styles from './WebinarList.module.css';
import { WebinarNews } from './WebinarNews';

const { webinars: builtIn, madeAt } = builtInCatalogue;
const builtInIds = new Set(builtIn.map(({ id }) => id));

/**
 * The active webinars: what is to come, the soonest first, then what has taken place. The first render is that of the
 * built page, in the order of the day its list was made.
 */
export default function WebinarList() {
  const { webinars: listing } = useListings();
  const { loaded } = useLoad(listing.listActive, listing.watch, report.failure);
  const minute = useMinute();
  const now = minute === null ? null : new Date(minute);
  const webinars = loaded.value ?? builtIn;
  const asOf = now ?? new Date(madeAt);
  return (
    <>
      <p className={styles.news}>
        <WebinarNews webinars={webinars} now={now} untilKnown="Times are given in GMT." />
      </p>
      <ol>
        {[...toCome(webinars, asOf), ...takenPlace(webinars, asOf)].map((webinar, place) => (
          <WebinarCard
            key={webinar.id}
            webinar={webinar}
            now={now}
            isFirst={place === 0}
            hasFile={builtInIds.has(webinar.id)}
          />
        ))}
      </ol>
    </>
  );
}
