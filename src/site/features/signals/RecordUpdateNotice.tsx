import { useRef, useState } from 'react';
import { builtInRecord } from '@/data/signals/builtInRecord';
import type { RecordState } from '@/data/signals/shownRecord';
import { formatGmtDay } from '@/domain/signals/times';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './RecordUpdateNotice.module.css';
import { browserRecord } from './useSignalRecord';

/** Such as `3 new updates`. */
const newsText = (count: number): string =>
  count === 0 ? 'The record has changed' : `${String(count)} new ${count === 1 ? 'update' : 'updates'}`;

interface RecordNewsProps {
  /** How many entries the page doesn't show yet; null if it shows all, 0 if the record has changed in another way. */
  readonly offered: RecordState['offered'];
  readonly status: RecordState['status'];
}

const shownText = (count: number): string =>
  count === 0
    ? 'The record is shown as it is now.'
    : `${newsText(count)} ${count === 1 ? 'is' : 'are'} shown.`;

/**
 * Offers a newer record than the one the page was built with. It overlays the page, and nothing changes until
 * the button is pressed.
 */
export function RecordUpdateNotice({ offered, status }: RecordNewsProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState('');
  return (
    <div className={offered === null && shown === '' ? styles.note : styles.news}>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the message disappears when it loses focus */}
      <p ref={message} role="status" tabIndex={-1} onBlur={() => setShown('')}>
        {offered !== null && (
          <VisuallyHidden>{`${newsText(offered)} since this page was built.`}</VisuallyHidden>
        )}
        {offered === null && shown !== '' && <span>{shown}</span>}
        {offered === null && status === 'unreachable' && (
          <span>
            {`As of ${formatGmtDay(builtInRecord.madeAt)}, when this page was built: the latest record couldn't be loaded.`}
          </span>
        )}
      </p>
      {offered !== null && (
        <Button
          variant="secondary"
          onClick={() => {
            // The pressed button disappears.
            message.current?.focus();
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
