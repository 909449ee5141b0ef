import { useCallback } from 'react';
import { useCatalogue } from '@/admin/contexts';
import { listAll } from '@/data/maintenance/catalogue';
import type { ListName } from '@/data/catalogue/lists';
import { report } from '@/data/report';
import { countByLabel, countByStars, lastChanged, type Count } from '@/domain/catalogueStatistics';
import type { CatalogueDraft, Stored } from '@/domain/entity';
import { BarList } from '@/ui/BarList';
import { Loading } from '@/ui/Loading';
import { LocalTime } from '@/ui/LocalTime';
import { useLoad } from '@/ui/useLoad';
import { Card } from './Card';
import styles from './panels.module.css';

const MAX_LABELS = 8;
const MAX_CHANGES = 5;

type RecordInList = Stored<CatalogueDraft> & { readonly list: ListName };

function CountCard({ heading, counts }: { readonly heading: string; readonly counts: readonly Count[] }) {
  const more = counts.length - MAX_LABELS;
  return (
    <Card heading={heading}>
      {counts.length === 0 ? (
        <p className={styles.note}>No broker has this information.</p>
      ) : (
        <BarList bars={counts.slice(0, MAX_LABELS)} />
      )}
      {more > 0 && (
        <p
          className={styles.note}
        >{`And ${String(more)} ${more === 1 ? 'other' : 'others'}, less common.`}</p>
      )}
    </Card>
  );
}

function LastChanges({ records }: { readonly records: readonly RecordInList[] }) {
  return (
    <Card heading="Latest Changes">
      {records.length === 0 ? (
        <p className={styles.note}>No record has a date of change.</p>
      ) : (
        <ul className={styles.activity}>
          {records.map((record) => (
            <li key={`${record.list} ${record.id}`}>
              <strong>{record.name}</strong>{' '}
              <span className={styles.note}>
                <LocalTime iso={record.updatedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Statistics of the catalogue, updated when it changes. */
export function CatalogueFigures() {
  const catalogue = useCatalogue();
  const load = useCallback(async () => {
    const [brokers, lists] = await Promise.all([
      catalogue.brokers.list(),
      listAll(catalogue, (records, list) => records.map((record) => ({ ...record, list }))),
    ]);
    return {
      byRegulation: countByLabel(brokers, ({ regulation }) => regulation),
      byPlatform: countByLabel(brokers, ({ tradingPlatforms }) => tradingPlatforms),
      byRating: countByStars(brokers),
      lastChanges: lastChanged(Object.values(lists).flat(), MAX_CHANGES),
    };
  }, [catalogue]);
  const { loaded } = useLoad(load, catalogue.watch, report.failure);

  if (loaded.status === 'loading') return <Loading>Loading the catalogue...</Loading>;
  if (loaded.status === 'failed')
    return (
      <p>
        The catalogue could not be read. Check that this site is allowed to store data, then reload the page.
      </p>
    );
  const { byRegulation, byPlatform, byRating, lastChanges } = loaded.value;
  return (
    <div className={styles.fourCards}>
      <CountCard heading="Brokers by Regulation" counts={byRegulation} />
      <CountCard heading="Brokers by Platform" counts={byPlatform} />
      <CountCard heading="Brokers by Rating" counts={byRating} />
      <LastChanges records={lastChanges} />
    </div>
  );
}
