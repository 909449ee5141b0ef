import { Link as LinkIcon } from 'lucide';
import { useEffect, useState } from 'react';
import { signalPath } from '@/content/signalPath';
import type { PastPlan } from '@/data/signals/pastPlan';
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

const PAST_LABELS: Readonly<Record<PastPlan, string>> = {
  triggered: 'has been entered already',
  closed: 'is closed',
  expired: 'has expired',
  cancelled: 'was cancelled',
  notTriggered: 'was not triggered',
};

async function loadPast(signal: string) {
  const { pastPlan } = await loadChunk(() => import('@/data/signals/pastPlan'));
  return pastPlan(Number(signal), new Date().toISOString());
}

/** Shows which signal the numbers came from and whether its plan is past, with a button to clear the form. */
export function SignalOrigin({ signal, onClear }: SignalOriginProps) {
  const [past, setPast] = useState<PastPlan | null>(null);

  useEffect(() => {
    let isShown = true;
    loadPast(signal).then(
      (kind) => {
        if (isShown) setPast(kind);
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
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
      <span className={styles.practice} role="status">
        {past && `Signal ${signal} ${PAST_LABELS[past]}. The numbers are for practice.`}
      </span>
    </p>
  );
}
