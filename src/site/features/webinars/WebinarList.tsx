import { madeAt, webinars as builtIn } from 'virtual:webinars';
import { contactAbout } from '@/content/contactAbout';
import { site } from '@/content/site';
import { useListings } from '@/data/catalogue/ListingsContext';
import { report } from '@/data/report';
import type { Webinar } from '@/domain/webinar';
import { takenPlace, toCome } from '@/domain/webinarTimes';
import { whenWords } from '@/domain/webinarWords';
import { Link } from '@/site/components/Link';
import { useLoad } from '@/ui/useLoad';
import { useMinute } from '@/ui/useMinute';
import { WebinarCard } from './WebinarCard';
import styles from './WebinarList.module.css';

const builtInIds = new Set(builtIn.map(({ id }) => id));

/** What is to come, said in one line; the built page, which knows no clock, has another in its place. */
function News({ webinars, now }: { readonly webinars: readonly Webinar[]; readonly now: Date | null }) {
  if (now === null) return 'Times are given in GMT.';
  const [next] = toCome(webinars, now);
  if (next !== undefined)
    return (
      <>
        Next: <strong>{next.name}</strong>, {whenWords(next, now)}.
      </>
    );
  return (
    <>
      No webinar has a date just now. The next one is announced in our{' '}
      <a href={site.social.channel.url} target="_blank" rel="noopener">
        {site.social.channel.label.toLowerCase()}
      </a>
      ; meanwhile, <Link to="/education">see the courses</Link> or{' '}
      <Link to={contactAbout('Next webinar')}>ask us for a date</Link>.
    </>
  );
}

/**
 * The active webinars: what is to come, the soonest first, then what has taken place. The first render is that of the
 * built page, in the order of the day its list was made.
 */
export function WebinarList() {
  const { webinars: listing } = useListings();
  const { loaded } = useLoad(listing.listActive, listing.watch, report.failure);
  const minute = useMinute();
  const now = minute === null ? null : new Date(minute);
  const webinars = loaded.value ?? builtIn;
  const asOf = now ?? new Date(madeAt);
  return (
    <>
      <p className={styles.news}>
        <News webinars={webinars} now={now} />
      </p>
      <ol className={styles.list}>
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
