import { useCallback } from 'react';
import { useCatalogue } from '@/data/catalogue/CatalogueContext';
import { report } from '@/data/report';
import { stopAll } from '@/data/storage/storageChanges';
import type { Broker } from '@/domain/broker';
import { countByLabel, countByStars, lastChanged, type Count } from '@/domain/catalogueStatistics';
import type { Platform } from '@/domain/platform';
import { BarList } from '@/ui/BarList';
import { Loading } from '@/ui/Loading';
import { LocalTime } from '@/ui/LocalTime';
import { useLoad } from '@/ui/useLoad';
import { Card } from './Card';
import styles from './panels.module.css';

const SHOWN_LABELS = 8;
const SHOWN_CHANGES = 5;

function CountCard({ heading, counts }: { readonly heading: string; readonly counts: readonly Count[] }) {
  const more = counts.length - SHOWN_LABELS;
  return (
    <Card heading={heading}>
      {counts.length === 0 ? (
        <p className={styles.note}>No broker says anything about it.</p>
      ) : (
        <BarList bars={counts.slice(0, SHOWN_LABELS)} />
      )}
      {more > 0 && <p className={styles.note}>And {more} more, less frequent.</p>}
    </Card>
  );
}

function LastChanges({ records }: { readonly records: readonly (Broker | Platform)[] }) {
  return (
    <Card heading="Last Changes">
      {records.length === 0 ? (
        <p className={styles.note}>No record says when it was changed.</p>
      ) : (
        <ul className={styles.activity}>
          {records.map((record) => (
            <li key={`${'rating' in record ? 'broker' : 'platform'} ${record.id}`}>
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

/** What the catalogue itself can tell, counted again when it changes. */
export function CatalogueFigures() {
  const { brokers, platforms } = useCatalogue();
  const load = useCallback(async () => {
    const [brokerList, platformList] = await Promise.all([brokers.list(), platforms.list()]);
    return {
      byRegulation: countByLabel(brokerList, ({ regulation }) => regulation),
      byPlatform: countByLabel(brokerList, ({ tradingPlatforms }) => tradingPlatforms),
      byRating: countByStars(brokerList),
      lastChanges: lastChanged<Broker | Platform>([...brokerList, ...platformList], SHOWN_CHANGES),
    };
  }, [brokers, platforms]);
  const watch = useCallback(
    (onChange: () => void) => stopAll(brokers.watch(onChange), platforms.watch(onChange)),
    [brokers, platforms],
  );
  const { loaded } = useLoad(load, watch, report.failure);

  if (loaded.status === 'loading') return <Loading>Loading the catalogue...</Loading>;
  if (loaded.status === 'failed')
    return <p>The catalogue could not be read. Check that this site may store data, then reload the page.</p>;
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
