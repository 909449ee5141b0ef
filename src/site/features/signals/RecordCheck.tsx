import { useState } from 'react';
import { entryProblemWords } from '@/content/entryProblemWords';
import type { ChainCheck } from '@/data/signals/chain';
import type { RecordCheckResult } from '@/data/signals/checkRecord';
import { countOf } from '@/domain/text/groupDigits';
import { formatGmtDay } from '@/domain/signals/times';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import { CHANGED_RECORD_WARNING, missingEntriesWarning } from './changedWarning';
import styles from './RecordCheck.module.css';

interface RecordCheckProps {
  /** Checks the published record; reports how many entries it has checked. */
  readonly check: (onProgress: (checked: number) => void) => Promise<RecordCheckResult>;
  /** The https URL of this page, for visitors on http. */
  readonly secureAddress: string;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly checked: number }
  | { readonly kind: 'done'; readonly result: RecordCheckResult };

const BREAK_MESSAGES = {
  form: "it isn't a valid update",
  place: "it doesn't follow the update before it",
  hash: "its text doesn't match its checksum",
  time: 'its times are out of order',
  rule: "the rules of the record don't allow it",
} as const;

/** @param since when this browser first saw the record; '' if never */
function chainText({ length, broken }: ChainCheck, since: string): string {
  if (broken !== null) {
    const detail = broken.problem === undefined ? '' : ` ${entryProblemWords(broken.problem)}`;
    return `Update ${String(broken.place)} isn't valid: ${BREAK_MESSAGES[broken.kind]}.${detail} ${CHANGED_RECORD_WARNING}`;
  }
  if (length === 0) return 'The record is empty.';
  const updates = length === 1 ? '1 update, not changed' : `${countOf(length, 'update')}, none changed`;
  const seen = since === '' ? '' : ` It still holds everything you saw on ${formatGmtDay(since)}.`;
  return `${updates} since publication.${seen}`;
}

function resultText(state: State, secureAddress: string): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'checking')
    return state.checked === 0 ? 'Checking…' : `Checking: ${String(state.checked)} updates so far…`;
  const { result } = state;
  if (result.kind === 'insecure')
    return `Browsers can only check the record over https. Open this page at ${secureAddress}.`;
  if (result.kind === 'unreachable')
    return "The record couldn't be fetched, so nothing was checked. Try again later.";
  return [
    ...(result.missing === null ? [] : [missingEntriesWarning(result.missing)]),
    chainText(result.chain, result.since),
    ...(result.copy?.broken ? [`In this browser's own copy: ${chainText(result.copy, '')}`] : []),
  ].join(' ');
}

const isAlarming = (state: State): boolean =>
  state.kind === 'done' &&
  state.result.kind === 'checked' &&
  (state.result.chain.broken !== null ||
    state.result.missing !== null ||
    (state.result.copy?.broken ?? null) !== null);

/**
 * Recomputes the hash chain of the record in the visitor's browser, and explains what that does and doesn't
 * prove.
 */
export function RecordCheck({ check, secureAddress }: RecordCheckProps) {
  const isLive = useHydrated();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isBusy = state.kind === 'checking';
  const start = async () => {
    setState({ kind: 'checking', checked: 0 });
    const result = await check((checked) => setState({ kind: 'checking', checked }));
    setState({ kind: 'done', result });
  };
  return (
    <div className={styles.check}>
      <Button variant="secondary" disabled={!isLive} isOff={isBusy} onClick={() => void start()}>
        Check the record
      </Button>
      <p className={isAlarming(state) ? styles.alarm : styles.status} role="status">
        {resultText(state, secureAddress)}
      </p>
      <div className={styles.meaning}>
        <p>
          <strong>What it shows.</strong> No published update has been edited, removed or moved.
        </p>
        <p>
          <strong>What it doesn&apos;t show.</strong> That a price was reached or a trade was made, that every
          idea we had was published, or when something was published.
        </p>
      </div>
    </div>
  );
}
