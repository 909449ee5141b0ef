import { useCallback } from 'react';
import { useCatalogue } from '@/admin/contexts';
import { listAll } from '@/data/maintenance/catalogue';
import type { ListName } from '@/data/catalogue/lists';
import { report } from '@/data/report';
import { MAX_STARS } from '@/domain/broker';
import { bestRated, countByLabel, lastChanged, type Count } from '@/domain/catalogueStatistics';
import { onlyActive, type CatalogueDraft, type Stored } from '@/domain/entity';
import { countOf } from '@/domain/groupDigits';
import { BarList } from '@/ui/BarList';
import { Loading } from '@/ui/Loading';
import { LocalTime } from '@/ui/LocalTime';
import { useLoad } from '@/ui/useLoad';
import { Card } from './Card';
import { CardFacts } from './CardFacts';
import styles from './panels.module.css';

const MAX_LABELS = 8;
const MAX_CHANGES = 5;

type RecordInList = Stored<CatalogueDraft> & { readonly list: ListName };

interface CountCardProps {
  readonly heading: string;
  readonly counts: readonly Count[];
  /** The count of a full bar. */
  readonly of: number;
}

function CountCard({ heading, counts, of }: CountCardProps) {
  const more = counts.length - MAX_LABELS;
  return (
    <Card heading={heading}>
      {counts.length === 0 ? (
        <p className={styles.note}>No broker has this information.</p>
      ) : (
        <BarList bars={counts.slice(0, MAX_LABELS)} of={of} />
      )}
      {more > 0 && <p className={styles.note}>{`And ${countOf(more, 'other')}.`}</p>}
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

interface CatalogueFiguresProps {
  readonly onOpenBrokers: () => void;
}

export function CatalogueFigures({ onOpenBrokers }: CatalogueFiguresProps) {
  const catalogue = useCatalogue();
  const load = useCallback(async () => {
    const [brokers, lists] = await Promise.all([
      catalogue.brokers.list(),
      listAll(catalogue, (records, list) => records.map((record) => ({ ...record, list }))),
    ]);
    return {
      brokers,
      byRegulation: countByLabel(brokers, ({ regulation }) => regulation),
      byPlatform: countByLabel(brokers, ({ tradingPlatforms }) => tradingPlatforms),
      byRating: bestRated(brokers),
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
  const { brokers, byRegulation, byPlatform, byRating, lastChanges } = loaded.value;
  return (
    <div className={styles.figures}>
      <CardFacts brokers={onlyActive(brokers)} onOpenBrokers={onOpenBrokers} />
      <LastChanges records={lastChanges} />
      <CountCard heading="Brokers by Rating" counts={byRating} of={MAX_STARS} />
      <CountCard heading="Brokers by Platform" counts={byPlatform} of={brokers.length} />
      <CountCard heading="Brokers by Regulation" counts={byRegulation} of={brokers.length} />
    </div>
  );
}
