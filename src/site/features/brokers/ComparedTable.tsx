import { useRef, useState } from 'react';
import { cfdWarning, retailCap } from '@/content/regulators';
import { statements } from '@/content/rules';
import { shownRating, type Broker, withFacts } from '@/domain/catalogue/broker';
import { isLeverageAbove } from '@/domain/numbers/amounts';
import { StartTrading } from './BrokerCard';
import { LicenceLine } from './LicenceLine';
import { compareBrokers, type ComparedRow } from './compareBrokers';
import type { BrokerCost } from '@/domain/catalogue/brokerCost';
import {
  companiesOf,
  INVALID_TRADE,
  NOT_STATED,
  ratingWords,
  SPREAD_NOTE,
  warningWords,
} from './brokerWords';
import { formatDay, localDay } from '@/domain/time/days';
import { tradeWords, type StatedTrade } from '@/domain/calculators/tradeCost';
import { Link } from '@/site/components/Link';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { neighbourOf } from '@/ui/neighbourOf';
import { StarRating } from '@/ui/StarRating';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './ComparedTable.module.css';

interface ComparedTableProps {
  readonly brokers: readonly Broker[];
  /** Null while what is typed for it isn't valid. */
  readonly trade: StatedTrade | null;
  readonly costOf: (broker: Broker) => BrokerCost;
  readonly isOnlyDiffering: boolean;
  readonly onRemove: (id: string) => void;
}

function BrokerHead({ broker }: { readonly broker: Broker }) {
  return (
    <th scope="col" className={styles.broker}>
      <span className={styles.name} translate="no">
        {broker.name}
      </span>
      <StarRating value={shownRating(broker.rating)} />
      <span className={styles.basis}>{ratingWords(broker)}</span>
    </th>
  );
}

function BrokerFoot({
  broker,
  onRemove,
}: {
  readonly broker: Broker;
  readonly onRemove: (pressed: HTMLElement) => void;
}) {
  return (
    <td>
      <StartTrading broker={broker} className={`${buttonClass('secondary')} ${styles.action ?? ''}`} />
      <span className={styles.basis}>{warningWords(broker).short}</span>
      <Button
        variant="quiet"
        className={`${styles.action ?? ''} ${styles.remove ?? ''}`}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        Remove <VisuallyHidden>{broker.name}</VisuallyHidden>
      </Button>
    </td>
  );
}

interface CellProps {
  readonly row: ComparedRow;
  readonly place: number;
  readonly broker: Broker;
  readonly today: string;
}

function CellText({ row, place, broker, today }: CellProps) {
  const { licences } = withFacts(broker);
  const companies = companiesOf(broker);
  if (row.kind === 'licences' && licences.length > 0)
    return (
      <ul>
        {licences.map((licence, index) => (
          <li key={index}>
            <LicenceLine licence={licence} today={today} />
          </li>
        ))}
      </ul>
    );
  if (row.kind === 'companies' && companies.length > 0)
    return (
      <ul>
        {companies.map(({ company, rows }, index) => (
          <li key={index}>
            <strong>{company}</strong>
            {rows.map(({ term, text }) => (
              <span key={term} className={styles.line}>
                {`${term}: ${text}`}
              </span>
            ))}
          </li>
        ))}
      </ul>
    );
  return <span>{row.cells[place] ?? NOT_STATED}</span>;
}

function Cell(props: CellProps) {
  const { row, place } = props;
  const isLowest = row.lowest === place;
  return (
    <td className={styles.cell} data-kind={row.kind} data-lowest={isLowest}>
      <CellText {...props} />
      {isLowest && <strong className={styles.mark}> lowest</strong>}
      {row.kind === 'leverage' && isLeverageAbove(row.cells[place] ?? '', retailCap) && (
        <span className={styles.basis}>
          <span>{statements.retailCaps}</span> <Link to="/risk-disclosure">The limits by region</Link>
        </span>
      )}
    </td>
  );
}

/** The comparison table, with brokers as columns. Rows with equal values are marked, because most differ. */
export function ComparedTable({ brokers, trade, costOf, isOnlyDiffering, onRemove }: ComparedTableProps) {
  const [today] = useState(() => localDay(new Date()));
  const feet = useRef<HTMLTableRowElement>(null);
  const groups = compareBrokers(brokers, trade && costOf)
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs || !isOnlyDiffering) }))
    .filter(({ rows }) => rows.length > 0);
  const costLine = trade === null ? INVALID_TRADE : `Cost of ${tradeWords(trade)}. ${SPREAD_NOTE}`;
  return (
    <>
      <p className={styles.disclosure}>{statements.referralDisclosure}</p>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- wider than a phone: the keyboard must be able to scroll it */}
      <div className={styles.region} role="region" aria-label="Comparison" tabIndex={0}>
        <table className={styles.table} data-brokers={brokers.length}>
          <caption className={styles.caption}>
            {`${String(brokers.length)} brokers side by side. ${costLine}`}
          </caption>
          <thead>
            <tr>
              <td />
              {brokers.map((broker) => (
                <BrokerHead key={broker.id} broker={broker} />
              ))}
            </tr>
          </thead>
          {groups.map(({ heading, rows }) => (
            <tbody key={heading}>
              <tr>
                <th scope="rowgroup" colSpan={brokers.length + 1} className={styles.group}>
                  {heading}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row" className={styles.label}>
                    <span>{row.label}</span>{' '}
                    <span className={row.differs ? undefined : styles.same}>
                      {!row.differs && 'the same'}
                    </span>
                  </th>
                  {brokers.map((broker, place) => (
                    <Cell key={broker.id} row={row} place={place} broker={broker} today={today} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr ref={feet}>
              <td />
              {brokers.map((broker) => (
                <BrokerFoot
                  key={broker.id}
                  broker={broker}
                  onRemove={(pressed) => {
                    const buttons = feet.current?.querySelectorAll('button') ?? [];
                    neighbourOf(pressed, buttons)?.focus();
                    onRemove(broker.id);
                  }}
                />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {isOnlyDiffering && groups.length === 0 && <p>Nothing differs.</p>}
      <p className={styles.warning}>{cfdWarning(null)}</p>
      <p className={styles.printed}>{`${globalThis.location.href}, printed ${formatDay(today)}.`}</p>
    </>
  );
}
