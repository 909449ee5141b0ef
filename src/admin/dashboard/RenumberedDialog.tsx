import { useCatalogue } from '@/admin/contexts';
import { findDuplicate } from '@/admin/signals/signalQuestions';
import { absoluteUrl } from '@/content/absoluteUrl';
import { signalPath } from '@/content/signalPath';
import type { RenumberedSignal } from '@/data/signals/renumbered';
import { Button } from '@/ui/Button';
import styles from './panels.module.css';
import { SAMPLES_BACK_MESSAGE } from './publishWords';
import { takeFocus } from './takeFocus';

interface RenumberedQuestionProps {
  readonly signals: readonly RenumberedSignal[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function RenumberedDialog({ signals, onConfirm, onCancel }: RenumberedQuestionProps) {
  const all = useCatalogue().signals.read().replay.signals;
  /** A warning if another signal has the same content as this one; '' if not. */
  function twinWords(number: number): string {
    const signal = all.find((one) => one.number === number);
    const twin =
      signal &&
      findDuplicate(
        signal,
        all.filter((other) => other !== signal),
      );
    return twin
      ? ` Signal ${String(twin.number)} is the same, perhaps issued from the same draft. If so, leave everything as it is and take this one back.`
      : '';
  }
  return (
    <>
      {signals.some(({ isOfSample }) => isOfSample) && (
        <p className={styles.warning}>{SAMPLES_BACK_MESSAGE}</p>
      )}
      <p ref={takeFocus} tabIndex={-1}>
        Nothing has been published yet: these signals would get new numbers.
      </p>
      <ul>
        {signals.map(({ before, now, instrument, by }) => (
          <li key={now}>
            <strong>{`Signal ${String(before)}, ${instrument}, by ${by}, becomes signal ${String(now)}.${twinWords(now)}`}</strong>{' '}
            <span>{`If anybody has posted it, correct the number and change the link to ${absoluteUrl(signalPath(now))}: the old one, ${absoluteUrl(signalPath(before))}, doesn't lead to it.`}</span>
          </li>
        ))}
      </ul>
      {signals.some(({ wasInFile }) => wasInFile) && (
        <p className={styles.warning}>
          Signals that visitors may have seen before get a new time of publication: trades entered before it
          are marked late and left out of the figures.
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onConfirm}>Publish with the new numbers</Button>
        <Button variant="secondary" onClick={onCancel}>
          Leave everything as it is
        </Button>
      </div>
    </>
  );
}
