import { dateFormat } from '@/domain/dateFormat';
import { gmtText } from '@/domain/days';
import type { Webinar } from '@/domain/webinar';
import styles from './WebinarCard.module.css';

const inOwnTime = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

interface WebinarTimeProps {
  readonly webinar: Webinar;
  /** Null before hydration. */
  readonly now: Date | null;
}

/** The start of a webinar in GMT and in the visitor's time. */
export const WebinarTime = ({ webinar: { startsAt }, now }: WebinarTimeProps) => (
  <>
    <time dateTime={startsAt}>{gmtText(startsAt)}</time>
    <span className={styles.own}>{now && `Your time: ${inOwnTime.format(new Date(startsAt))}`}</span>
  </>
);
