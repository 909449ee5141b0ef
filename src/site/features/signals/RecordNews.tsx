import { useRef, useState } from 'react';
import { builtInRecord } from '@/data/signals/builtInRecord';
import type { RecordState } from '@/data/signals/shownRecord';
import { dayText } from '@/domain/signals/times';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { browserRecord } from './browserRecord';
import styles from './RecordNews.module.css';

/** `3 new entries` */
const newsText = (count: number): string =>
  count === 0 ? 'The record has changed' : `${String(count)} new ${count === 1 ? 'update' : 'updates'}`;

interface RecordNewsProps {
  /** How many entries the page does not show yet; null where it shows all, 0 where they differ otherwise. */
  readonly offered: RecordState['offered'];
  readonly answer: RecordState['answer'];
}

const shownText = (count: number): string =>
  count === 0
    ? 'The record is shown as it is now.'
    : `${newsText(count)} ${count === 1 ? 'is' : 'are'} shown.`;

/** Offers a newer record than the page was built with, in room kept for it: nothing changes unasked. */
export function RecordNews({ offered, answer }: RecordNewsProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState('');
  return (
    <div className={styles.news}>
      <p ref={status} role="status" tabIndex={-1}>
        {offered !== null && (
          <VisuallyHidden>{`${newsText(offered)} since this page was made.`}</VisuallyHidden>
        )}
        {offered === null && shown !== '' && <span>{shown}</span>}
        {offered === null && answer === 'unreachable' && (
          <span>
            {`As of ${dayText(builtInRecord.madeAt)}, when this page was made: the latest record could not be loaded.`}
          </span>
        )}
      </p>
      {offered !== null && (
        <Button
          look="secondary"
          onClick={() => {
            // The button is gone with what it offered.
            status.current?.focus();
            setShown(shownText(offered));
            browserRecord.show();
          }}
        >
          {`${newsText(offered)}: show ${offered > 1 ? 'them' : 'it'}`}
        </Button>
      )}
    </div>
  );
}
