import { site } from '@/content/site';
import { useCatalogue } from '@/data/catalogue/CatalogueContext';
import { explainFailure } from '@/data/maintenance/explainFailure';
import { report } from '@/data/report';
import { anchorLine, NO_SIGNALS_IN_FILE, syncWords } from '@/domain/signals/adminWords';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { downloadFile } from '@/ui/download';
import { Card } from './Card';
import styles from './panels.module.css';
import { useNotice } from './useNotice';
import type { SystemState } from './useSystemState';

interface RecordCardProps {
  readonly state: Pick<SystemState, 'record' | 'lacksSignals' | 'recordRevision'>;
  /** Reads the state of the System tab again. */
  readonly onChanged: () => Promise<unknown>;
}

const BEGIN_QUESTION =
  'Leave all sample signals behind and begin your own record with signal 1? This can be done once, and cannot be undone after the next publication.';

/** The record of signals as a whole: its fingerprint to note elsewhere, and the way out of the samples. */
export function RecordCard({ state: { record, lacksSignals, recordRevision }, onChanged }: RecordCardProps) {
  const { signals } = useCatalogue();
  const { notice, say, refuse } = useNotice(record);
  const newest = record.sealed.at(-1);
  const { hash: head, publishedAt } = newest ?? {};
  const line =
    typeof head === 'string' && typeof publishedAt === 'string'
      ? anchorLine(site.name, { length: record.sealed.length, head }, recordRevision, publishedAt)
      : '';
  const all = record.replay.signals;
  const isSamples = all.length > 0 && all.every(({ issued }) => issued.sample);

  async function begin() {
    if (!globalThis.confirm(BEGIN_QUESTION)) return;
    try {
      const hasBegun = await signals.beginOwnRecord();
      say(
        hasBegun
          ? 'The record is empty and yours. Publish it, so that visitors see the samples no more.'
          : 'Nothing was changed: the record holds a signal that is no sample.',
      );
      await onChanged();
    } catch (error) {
      report.failure(error);
      refuse(explainFailure('Nothing was changed', error));
    }
  }

  return (
    <Card heading="Record of Signals">
      <p>{lacksSignals ? NO_SIGNALS_IN_FILE : syncWords(record.syncState)}</p>
      {record.syncState.kind === 'behind' ? (
        <p className={styles.note}>The line to post stands here once the site shows all of them.</p>
      ) : line === '' ? (
        <p className={styles.note}>Nothing of it is published yet.</p>
      ) : (
        <>
          <p className={styles.note}>
            Post this line where readers are after each publication: others then hold the fingerprint, and a
            record that was made anew is noticed.
          </p>
          <p className={styles.fingerprint}>{line}</p>
          <div className={styles.actions}>
            <CopyButton label="Copy the line" text={() => line} disabled={false} />
            <Button
              look="secondary"
              onClick={() => {
                downloadFile(`fingerprint-${String(record.sealed.length)}.txt`, 'text/plain', `${line}\n`);
              }}
            >
              Download it
            </Button>
          </div>
        </>
      )}
      {isSamples && (
        <div className={styles.task}>
          <p className={styles.note}>Every signal so far is a sample.</p>
          <Button look="secondary" onClick={() => void begin()}>
            Begin your own record
          </Button>
        </div>
      )}
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </Card>
  );
}
