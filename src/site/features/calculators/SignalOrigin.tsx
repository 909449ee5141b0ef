import { Link as LinkIcon } from 'lucide';
import { useEffect, useState } from 'react';
import { signalPath } from '@/content/signalPath';
import type { LinkedPlan, PastPlanReason } from '@/data/signals/linkedPlan';
import { joinList } from '@/domain/text/joinList';
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

const PAST_LABELS: Readonly<Record<PastPlanReason, string>> = {
  triggered: 'has been entered already',
  closed: 'is closed',
  expired: 'has expired',
  cancelled: 'was cancelled',
  notTriggered: "wasn't triggered",
};

async function loadPlan(signal: string) {
  const { linkedPlan } = await loadChunk(() => import('@/data/signals/linkedPlan'));
  return linkedPlan(Number(signal), new Date().toISOString());
}

function planWords(signal: string, { past, shares }: LinkedPlan): string {
  const isUnequal = new Set(shares).size > 1;
  return [
    past && `Signal ${signal} ${PAST_LABELS[past]}. The numbers are for practice.`,
    isUnequal &&
      `Its plan closes ${joinList(shares.map((share) => `${String(share)}%`))} at its targets, so its gains aren't the same as with equal parts.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Shows which signal the numbers came from and how its plan differs, with a button to clear the form. */
export function SignalOrigin({ signal, onClear }: SignalOriginProps) {
  const [plan, setPlan] = useState<LinkedPlan | null>(null);

  useEffect(() => {
    let isShown = true;
    loadPlan(signal).then(
      (found) => {
        if (isShown) setPlan(found);
      },
      // If loading fails, the numbers are still valid and the signal's page is one click away.
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
        {plan && planWords(signal, plan)}
      </span>
    </p>
  );
}
