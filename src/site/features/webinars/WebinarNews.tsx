import { contactAbout } from '@/content/contactAbout';
import { site } from '@/content/site';
import type { Webinar } from '@/domain/webinar';
import { toCome } from '@/domain/webinarTimes';
import { whenWords } from './whenWords';
import { Link } from '@/site/components/Link';

interface WebinarNewsProps {
  readonly webinars: readonly Webinar[];
  /** Null in the built page, which knows no clock. */
  readonly now: Date | null;
  /** What the built page says in its place. */
  readonly untilKnown: string;
}

/** What is to come, said in one line. */
export function WebinarNews({ webinars, now, untilKnown }: WebinarNewsProps) {
  if (now === null) return <span>{untilKnown}</span>;
  const [next] = toCome(webinars, now);
  if (next !== undefined)
    return (
      <span key="next">
        Next: <strong>{next.name}</strong>
        <span>{`, ${whenWords(next, now)}.`}</span>
      </span>
    );
  return (
    // A key each, as the one sentence must not be written into the texts of the other.
    <span key="none">
      No webinar has a date just now. The next one is announced in our{' '}
      <a href={site.social.channel.url} target="_blank" rel="noopener">
        {site.social.channel.label.toLowerCase()}
      </a>
      ; until then, <Link to="/education">see the courses</Link> or{' '}
      <Link to={contactAbout('Next webinar')}>ask us for a date</Link>.
    </span>
  );
}
