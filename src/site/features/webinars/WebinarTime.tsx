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
  /** Null until the visitor's clock is known. */
  readonly now: Date | null;
}

/** When a webinar begins, in GMT and in the visitor's own time. */
export const WebinarTime = ({ webinar: { startsAt }, now }: WebinarTimeProps) => (
  <>
    <time dateTime={startsAt}>{gmtText(startsAt)}</time>
    <span className={styles.own}>{now && `Your time: ${inOwnTime.format(new Date(startsAt))}`}</span>
  </>
);
