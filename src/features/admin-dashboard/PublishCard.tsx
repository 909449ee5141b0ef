import { useState } from 'react';
import type { CatalogueComparison } from '@/data/maintenance/backups';
import { useMaintenance } from '@/data/maintenance/MaintenanceContext';
import { report } from '@/data/report';
import { Button } from '@/ui/Button';
import { downloadFile } from '@/ui/download';
import { Card } from './Card';
import { comparisonWords, isWithoutChange } from './comparisonWords';
import { explainMaintenanceFailure } from './explainMaintenanceFailure';
import styles from './panels.module.css';

interface PublishCardProps {
  /** What publishing would change for visitors; null while that is not known. */
  readonly unpublished: CatalogueComparison | null;
}

export function PublishCard({ unpublished }: PublishCardProps) {
  const { publication } = useMaintenance();
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function handlePublish() {
    setBusy(true);
    try {
      const { revision, text } = await publication.next();
      downloadFile('catalogue.json', 'application/json', text);
      setNotice(`Revision ${String(revision)} downloaded. Visitors see it once the file is in its place.`);
    } catch (error) {
      report.failure(error);
      setNotice(explainMaintenanceFailure('Nothing was published', error));
    }
    setBusy(false);
  }

  return (
    <Card heading="Publish">
      <p>Changes live in this browser until they are published.</p>
      {unpublished && (
        <p>
          {isWithoutChange(unpublished)
            ? 'Visitors have everything that is in the lists.'
            : `Not published yet. ${comparisonWords(unpublished)}`}
        </p>
      )}
      <p className={styles.note}>
        Publish downloads both lists as <code>catalogue.json</code>, which anyone can read then, inactive
        records too. Put it into the folder of the built site, in place of the file of that name, and into{' '}
        <code>src/data/</code> for the next build: it reaches every visitor at the next visit.
      </p>
      <Button disabled={isBusy} onClick={() => void handlePublish()}>
        Publish
      </Button>
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </Card>
  );
}
