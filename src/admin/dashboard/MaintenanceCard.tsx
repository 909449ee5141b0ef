import { downloadBackup, downloadTable } from '@/admin/downloadDated';
import { brokersToCsv } from '@/admin/resources/brokerForm';
import { DamagedListError } from '@/data/merge/localCatalogue';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import { storedListNames } from '@/data/catalogue/lists';
import { storedLists } from '@/data/catalogue/storedLists';
import { formatNumber } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { Card } from './Card';
import styles from './panels.module.css';
import { useNotice } from './useNotice';

interface MaintenanceCardProps {
  /** A description of what Clear Cache would remove. */
  readonly cacheContents: readonly string[];
  readonly onChanged: () => Promise<unknown>;
}

export function MaintenanceCard({ cacheContents, onChanged }: MaintenanceCardProps) {
  const { brokers } = useCatalogue();
  const { backups, cache, quarantine } = useMaintenance();
  const { notice, attempt } = useNotice(cacheContents);

  function clear() {
    const contents = cache.contents();
    if (contents.length > 0 && !globalThis.confirm(`Clear ${contents.join(', ')}?`))
      return 'Nothing was cleared.';
    const dropped = cache.clear();
    void onChanged();
    return dropped.length === 0 ? 'There was nothing to clear.' : `Cleared: ${dropped.join(', ')}.`;
  }

  function backUp() {
    const lists = backups.present();
    downloadBackup(backups);
    const counts = storedListNames.flatMap((name) => {
      const list = lists[name];
      return list === undefined ? [] : [`${storedLists[name].title}: ${formatNumber(list.length)}`];
    });
    counts.push(`Signal updates: ${formatNumber(lists.signals?.length ?? 0)}`);
    const isDamaged = quarantine.list().some(({ isKeptAside }) => !isKeptAside);
    return `Backup downloaded. ${counts.join('. ')}.${isDamaged ? " It contains the published version of any list that can't be read; the damaged data is under Damaged Data." : ''}`;
  }

  async function exportBrokers() {
    const list = await brokers.list();
    if ((await brokers.damage()).isCorrupt) throw new DamagedListError('brokers');
    downloadTable('brokers', brokersToCsv(list));
    return `Brokers exported: ${formatNumber(list.length)}.`;
  }

  return (
    <Card heading="Maintenance">
      <dl className={styles.tasks}>
        <div>
          <dt>
            <Button variant="secondary" onClick={() => void attempt("The cache wasn't cleared", clear)}>
              Clear Cache
            </Button>
          </dt>
          <dd>
            {`${cacheContents.length === 0 ? 'There is nothing to clear at the moment.' : `Clears ${cacheContents.join(', ')}.`} Lists, drafts, damaged data, the activity log and your session are always kept.`}
          </dd>
        </div>
        <div>
          <dt>
            <Button variant="secondary" onClick={() => void attempt('No backup was made', backUp)}>
              Backup Data
            </Button>
          </dt>
          <dd>
            All lists, the signal drafts and the record in one file, for Restore. It contains no password or
            session.
          </dd>
        </div>
        <div>
          <dt>
            <Button variant="secondary" onClick={() => void attempt('Nothing was exported', exportBrokers)}>
              Export Brokers
            </Button>
          </dt>
          <dd>A table for spreadsheets (CSV), which you can import again on the IB Partners tab.</dd>
        </div>
      </dl>
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </Card>
  );
}
