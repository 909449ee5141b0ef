import { dateFormat } from '@/domain/time/dateFormat';
import { formatGmt } from '@/domain/time/days';
import type { Webinar } from '@/domain/catalogue/webinar';
import { mayHideTimeZone } from '@/ui/mayHideTimeZone';
import styles from './WebinarCard.module.css';

const localFormat = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

const ownTime = (startsAt: string): string =>
  mayHideTimeZone()
    ? 'Your browser reports your time zone as GMT, perhaps to hide the real one.'
    : `Your time: ${localFormat.format(new Date(startsAt))}`;

interface WebinarTimeProps {
  readonly webinar: Webinar;
  /** Null before hydration. */
  readonly now: Date | null;
}

export const WebinarTime = ({ webinar: { startsAt }, now }: WebinarTimeProps) => (
  <>
    <time dateTime={startsAt}>{formatGmt(startsAt)}</time>
    <span className={styles.own}>{now && ownTime(startsAt)}</span>
  </>
);
