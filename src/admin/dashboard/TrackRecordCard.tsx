import { useState } from 'react';
import { useCatalogue } from '@/admin/contexts';
import { renumberedSignals } from '@/data/signals/renumbered';
import { syncWords } from '@/admin/signals/signalQuestions';
import { countOf } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { Card } from './Card';
import styles from './panels.module.css';
import { SAMPLES_BACK_MESSAGE } from './publishWords';
import { useEditedUpdate } from './usePublishedState';
import { useNotice } from './useNotice';
import type { SystemState } from './useSystemState';

interface TrackRecordCardProps {
  readonly state: Pick<SystemState, 'record' | 'siteFile'>;
  /** Reloads the state of the Publish tab. */
  readonly onChanged: () => Promise<unknown>;
}

const BEGIN_QUESTION =
  "Remove all sample signals and begin your own record with signal 1? You can only do this once, and it can't be undone.";

export function TrackRecordCard({ state: { record, siteFile }, onChanged }: TrackRecordCardProps) {
  const { signals } = useCatalogue();
  const edited = useEditedUpdate(record);
  const { notice, attempt } = useNotice(record);
  const [hasBegun, setBegun] = useState(false);
  // The Publish card says so if the site hasn't responded or its file is damaged.
  const sync =
    siteFile === 'unanswered' || siteFile === 'damaged' ? '' : syncWords(record.syncState, siteFile, edited);
  const count = record.sealed.length;
  const all = record.replay.signals;
  // Discarded samples return if somebody else has published a signal after them.
  const areSamplesBack =
    (hasBegun && all.some(({ issued }) => issued.sample)) ||
    renumberedSignals(record).some(({ isOfSample }) => isOfSample);
  const isSamples = all.length > 0 && all.every(({ issued }) => issued.sample);

  async function begin() {
    const isDone = await signals.beginOwnRecord();
    await onChanged();
    setBegun(isDone);
    return isDone
      ? 'Your record is empty. Publish it so that pages offer it to visitors instead of the samples.'
      : "Nothing was changed: the record contains a signal that isn't a sample.";
  }

  return (
    <Card heading="Record of Signals">
      {sync !== '' && <p>{sync}</p>}
      <p className={styles.note}>
        {count === 0
          ? 'None of this record has been published yet.'
          : `${countOf(count, 'update')} published.`}
      </p>
      {isSamples && (
        <div className={styles.task}>
          <p className={styles.note}>Every signal so far is a sample.</p>
          <Button
            variant="secondary"
            onClick={() => {
              if (globalThis.confirm(BEGIN_QUESTION)) void attempt('Nothing was changed', begin);
            }}
          >
            Begin your own record
          </Button>
        </div>
      )}
      <p className={styles.notice} role="status">
        {areSamplesBack ? SAMPLES_BACK_MESSAGE : notice}
      </p>
    </Card>
  );
}
