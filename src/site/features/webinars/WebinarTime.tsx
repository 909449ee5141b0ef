import { dateFormat } from '@/domain/dateFormat';
import { formatGmt } from '@/domain/days';
import type { Webinar } from '@/domain/webinar';
import styles from './WebinarCard.module.css';

const localFormat = dateFormat({
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

export const WebinarTime = ({ webinar: { startsAt }, now }: WebinarTimeProps) => (
  <>
    <time dateTime={startsAt}>{formatGmt(startsAt)}</time>
    <span className={styles.own}>{now && `Your time: ${localFormat.format(new Date(startsAt))}`}</span>
  </>
);
