import { Link as LinkIcon } from 'lucide';
import { useEffect, useState } from 'react';
import { signalPath } from '@/content/signalPath';
import type { Ending } from '@/domain/signals/signal';
import { loadChunk } from '@/runtime/loadChunk';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Link } from '@/site/components/Link';
import styles from './Calculator.module.css';

interface SignalOriginProps {
  /** The signal's number in the record. */
  readonly signal: string;
  readonly onClear: () => void;
}

const ENDED_LABELS: Readonly<Record<Ending['kind'], string>> = {
  closed: 'is closed',
  expired: 'has expired',
  cancelled: 'was cancelled',
  notTriggered: 'was not triggered',
};

async function loadEnding(signal: string) {
  const { endingOf } = await loadChunk(() => import('@/data/signals/endingOf'));
  return endingOf(Number(signal));
}

/** Shows which signal the numbers came from and whether it is over, with a button to clear the form. */
export function SignalOrigin({ signal, onClear }: SignalOriginProps) {
  const [ending, setEnding] = useState<Ending['kind'] | null>(null);

  useEffect(() => {
    let isShown = true;
    loadEnding(signal).then(
      (kind) => {
        if (isShown) setEnding(kind);
      },
      // If loading fails, the numbers are still valid and the signal's page is a link away.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [signal]);

  return (
    <p className={styles.origin}>
      <Icon of={LinkIcon} size={18} />
      <span>
        <span>Filled in from</span>{' '}
        <Link to={{ pathname: signalPath(Number(signal)) }}>{`signal ${signal}`}</Link>
      </span>
      <Button look="quiet" onClick={onClear}>
        Clear
      </Button>
      <span className={styles.practice} role="status">
        {ending && `Signal ${signal} ${ENDED_LABELS[ending]}. The numbers are for practice.`}
      </span>
    </p>
  );
}
