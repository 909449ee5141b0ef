import { browserRecord } from './browserRecord';
import { builtInRecord } from '@/data/signals/builtInRecord';
import type { RecordState } from '@/data/signals/shownRecord';
import { dayText } from '@/domain/signals/times';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './RecordNews.module.css';

/** `3 new entries` */
const newsText = (count: number): string =>
  count === 0 ? 'The record has changed' : `${String(count)} new ${count === 1 ? 'entry' : 'entries'}`;

/** Offers a newer record than the page was built with, in room kept for it: nothing changes unasked. */
export function RecordNews({ record: { offered, answer } }: { readonly record: RecordState }) {
  return (
    <div className={styles.news}>
      <p role="status">
        {offered !== null && <VisuallyHidden>{newsText(offered)} since this page was made.</VisuallyHidden>}
        {offered === null &&
          answer === 'unreachable' &&
          `As of ${dayText(builtInRecord.madeAt)}, when this page was made: the newest record did not come.`}
      </p>
      {offered !== null && (
        <Button look="secondary" onClick={browserRecord.show}>
          {newsText(offered)}: show {offered > 1 ? 'them' : 'it'}
        </Button>
      )}
    </div>
  );
}
