import { useCallback } from 'react';
import { useCatalogue } from '@/admin/contexts';
import type { ListName } from '@/data/catalogue/lists';
import { listAll } from '@/data/maintenance/repositories';
import { report } from '@/data/report';
import {
  MAX_STARS,
  clampRating,
  type Broker,
  hasRatingBasis,
  licencesCheckedOn,
  hasServedCountries,
  withFacts,
} from '@/domain/catalogue/broker';
import {
  ratedBrokers,
  countByLabel,
  lastChangedRecords,
  type LabelCount,
} from '@/domain/catalogue/catalogueStatistics';
import { isOverAYearOld, localDay } from '@/domain/time/days';
import { onlyActive, type CatalogueDraft, type Stored } from '@/domain/catalogue/entity';
import { countOf } from '@/domain/text/groupDigits';
import { BarList } from '@/ui/BarList';
import { Button } from '@/ui/Button';
import { Loading } from '@/ui/Loading';
import { LocalTime } from '@/ui/LocalTime';
import { useLoad } from '@/ui/useLoad';
import { Card } from './Card';
import styles from './panels.module.css';

/** What visitors look for on a broker's card, and whether a broker's card states it on a given day. */
const FACTS: readonly (readonly [label: string, isStated: (broker: Broker, today: string) => boolean])[] = [
  [
    'Licence checked in the past year',
    (broker, today) => {
      const checkedOn = licencesCheckedOn(broker);
      return checkedOn !== '' && !isOverAYearOld(checkedOn, today);
    },
  ],
  ['Company by country', hasServedCountries],
  ['Costs from its price list', (broker) => (withFacts(broker).costs?.rows.length ?? 0) > 0],
  ['Its own loss figure', (broker) => typeof withFacts(broker).retailLoss?.percent === 'number'],
  ['Rating with name, day and reason', (broker) => clampRating(broker.rating) > 0 && hasRatingBasis(broker)],
  ['Referral link', ({ referralLink }) => referralLink !== ''],
];

const MAX_NAMES = 3;

function missingWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length - MAX_NAMES;
  return `Missing: ${names.slice(0, MAX_NAMES).join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`;
}

interface CardFactsProps {
  readonly brokers: readonly Broker[];
  readonly onOpenBrokers: () => void;
}

/** How many brokers' cards state each fact, and which ones don't. */
function CardFacts({ brokers, onOpenBrokers }: CardFactsProps) {
  const today = localDay(new Date());
  const bars = FACTS.map(([label, isStated]) => {
    const missing = brokers.filter((broker) => !isStated(broker, today)).map(({ name }) => name);
    return {
      label,
      count: brokers.length - missing.length,
      note: missingWords(missing),
    };
  });
  return (
    <Card heading={`Facts about the ${String(brokers.length)} Active Brokers`}>
      <BarList bars={bars} of={brokers.length} />
      <Button onClick={onOpenBrokers}>Fill in the missing facts</Button>
    </Card>
  );
}

const MAX_LABELS = 8;
const MAX_CHANGES = 5;

type RecordInList = Stored<CatalogueDraft> & { readonly list: ListName };

interface CountCardProps {
  readonly heading: string;
  readonly counts: readonly LabelCount[];
  /** The count that fills the whole bar. */
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
        <p className={styles.note}>No record has a last-changed date.</p>
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

export interface CatalogueFiguresProps {
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
      byRating: ratedBrokers(brokers),
      lastChanges: lastChangedRecords(Object.values(lists).flat(), MAX_CHANGES),
    };
  }, [catalogue]);
  const { loaded } = useLoad(load, catalogue.watch, report.failure);

  if (loaded.status === 'loading') return <Loading>Loading the catalogue…</Loading>;
  if (loaded.status === 'failed')
    return (
      <p>
        The catalogue couldn&apos;t be read. Check that this site is allowed to store data, then reload the
        page.
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
