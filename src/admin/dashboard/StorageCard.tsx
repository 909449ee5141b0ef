import { useState } from 'react';
import { tabDrafts } from '@/data/storage/draftStore';
import { formatNumber } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { Table } from '@/ui/Table';
import { Card } from './Card';
import styles from './panels.module.css';
import type { SystemState } from './useSystemState';

export function StorageCard({ state }: { readonly state: SystemState | null }) {
  const [hasDrafts, setHasDrafts] = useState(tabDrafts.hasAny);
  const [notice, setNotice] = useState('');
  return (
    <Card heading="Storage">
      <Table
        className={styles.comparison}
        caption={<caption>What takes up space in this browser</caption>}
        columns={['', 'Characters']}
        rows={(state?.storageShares ?? []).map(({ what, characters }) => [what, formatNumber(characters)])}
      />
      <p className={styles.note}>
        To free space, download a backup, then delete records you no longer need and damaged data you have
        downloaded, and clear the cache. Data stored by other pages at this address can be deleted there or in
        your browser&apos;s settings.
      </p>
      {hasDrafts && (
        <Button
          variant="secondary"
          onClick={() => {
            if (!globalThis.confirm('Are you sure you want to discard the unsaved input?')) return;
            tabDrafts.discardAll();
            setHasDrafts(tabDrafts.hasAny());
            setNotice('The unsaved input in this tab has been discarded.');
          }}
        >
          Discard Drafts
        </Button>
      )}
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </Card>
  );
}
