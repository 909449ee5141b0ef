import { useId, useRef, useState, type ReactNode } from 'react';
import { cfdWarning, retailCap } from '@/content/regulators';
import { statements } from '@/content/rules';
import { clampRating, type Broker, withFacts } from '@/domain/catalogue/broker';
import { isLeverageAbove } from '@/domain/numbers/amounts';
import { StartTrading } from './BrokerCard';
import { CostBar, CostSwatch } from './CostBar';
import { LicenceLine } from './LicenceLine';
import { compareBrokers, type ComparisonRow } from './compareBrokers';
import type { BrokerCost } from '@/domain/catalogue/brokerCost';
import type { Fraction } from '@/domain/numbers/exact';
import {
  companiesOf,
  INVALID_TRADE_MESSAGE,
  NIGHTS_NOTE,
  NOT_STATED,
  ratingWords,
  SPREAD_NOTE,
  warningWords,
} from './brokerWords';
import { formatDay, localDay } from '@/domain/time/days';
import { tradeWords, type StatedTrade } from '@/domain/calculators/tradeCost';
import { Link } from '@/site/components/Link';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { buttonClass } from '@/ui/buttonClass';
import { neighbouringButton } from '@/ui/neighbouringButton';
import { StarRating } from '@/ui/StarRating';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './BrokerComparisonTable.module.css';

interface ComparedTableProps {
  readonly brokers: readonly Broker[];
  /** Null while the typed trade is invalid. */
  readonly trade: StatedTrade | null;
  readonly costOf: (broker: Broker) => BrokerCost;
  /** The cost at which the bars end; null without bars. */
  readonly scale: Fraction | null;
  readonly isOnlyDiffering: boolean;
  readonly onRemove: (id: string) => void;
}

interface ColumnProps {
  readonly broker: Broker;
  /** Whether phones, which show two columns, leave this one out. */
  readonly isAway: boolean;
}

function BrokerHead({ broker, isAway }: ColumnProps) {
  return (
    <th scope="col" abbr={broker.name} className={styles.broker} data-away={isAway}>
      <span className={styles.name} translate="no">
        {broker.name}
      </span>
      <span className={styles.start}>
        <StarRating value={clampRating(broker.rating)} />
        <StartTrading broker={broker} className={`${buttonClass('marked')} ${styles.action ?? ''}`} />
      </span>
      <span className={styles.basis}>{warningWords(broker).short}</span>
      <span className={styles.basis}>{ratingWords(broker)}</span>
    </th>
  );
}

interface BrokerFootProps extends ColumnProps {
  readonly onRemove: (pressed: HTMLElement) => void;
}

function BrokerFoot({ broker, isAway, onRemove }: BrokerFootProps) {
  return (
    <td data-away={isAway}>
      <Button
        variant="quiet"
        className={styles.action}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        Remove <VisuallyHidden>{broker.name}</VisuallyHidden>
      </Button>
    </td>
  );
}

interface CellProps extends ColumnProps {
  readonly row: ComparisonRow;
  readonly place: number;
  readonly today: string;
  /** The bar below a total. */
  readonly bar: ReactNode;
}

function CellText({ row, place, broker, today }: Omit<CellProps, 'bar' | 'isAway'>) {
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
  const { row, place, isAway, bar } = props;
  const isLowest = row.lowest === place;
  return (
    <td className={styles.cell} data-kind={row.kind} data-lowest={isLowest} data-away={isAway}>
      <CellText {...props} />
      {isLowest && <strong className={styles.mark}> lowest</strong>}
      {bar}
      {row.kind === 'leverage' && isLeverageAbove(row.cells[place] ?? '', retailCap) && (
        <span className={styles.basis}>
          <span>{statements.retailCaps}</span> <Link to="/risk-disclosure">The limits by region</Link>
        </span>
      )}
    </td>
  );
}

interface BesideProps {
  readonly brokers: readonly Broker[];
  /** The position of the second column that phones show. */
  readonly place: number;
  readonly onChange: (id: string) => void;
}

/** Phones show two columns: chooses the one next to the first broker. */
function Beside({ brokers: [first, ...others], place, onChange }: BesideProps) {
  const name = useId();
  return (
    <fieldset className={styles.beside}>
      <legend>
        <VisuallyHidden>{`Compare ${first?.name ?? ''} with`}</VisuallyHidden>
      </legend>
      {others.map((broker, index) => (
        <label key={broker.id}>
          <Choice
            type="radio"
            name={name}
            checked={index + 1 === place}
            onChange={() => onChange(broker.id)}
          />
          <span translate="no">{broker.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The comparison table, with brokers as columns. Rows with equal values are marked, because most differ. */
export function BrokerComparisonTable(props: ComparedTableProps) {
  const { brokers, trade, costOf, scale, isOnlyDiffering, onRemove } = props;
  const [besideId, setBeside] = useState('');
  const beside = Math.max(
    1,
    brokers.findIndex(({ id }) => id === besideId),
  );
  const isAway = (place: number) => place !== 0 && place !== beside;
  const [today] = useState(() => localDay(new Date()));
  const feet = useRef<HTMLTableRowElement>(null);
  const groups = compareBrokers(brokers, trade && costOf)
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs || !isOnlyDiffering) }))
    .filter(({ rows }) => rows.length > 0);
  const costLine = trade === null ? INVALID_TRADE_MESSAGE : `Cost of ${tradeWords(trade)}. ${SPREAD_NOTE}`;
  return (
    <>
      {brokers.length > 2 && <Beside brokers={brokers} place={beside} onChange={setBeside} />}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- wider than a phone: the keyboard must be able to scroll it */}
      <div className={styles.region} role="region" aria-label="Comparison" tabIndex={0}>
        <table className={styles.table} data-brokers={brokers.length}>
          <caption className={styles.caption}>
            <span>{`${String(brokers.length)} brokers side by side. ${costLine} `}</span>
            <span className={styles.nights}>{NIGHTS_NOTE}</span>
          </caption>
          <thead>
            <tr>
              <td />
              {brokers.map((broker, place) => (
                <BrokerHead key={broker.id} broker={broker} isAway={isAway(place)} />
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
                    <span>
                      {row.part && <CostSwatch part={row.part} />}
                      <span>{row.label}</span>
                    </span>{' '}
                    <span className={row.differs ? undefined : styles.same}>
                      {!row.differs && 'the same'}
                    </span>
                  </th>
                  {brokers.map((broker, place) => (
                    <Cell
                      key={broker.id}
                      row={row}
                      place={place}
                      broker={broker}
                      today={today}
                      isAway={isAway(place)}
                      bar={row.kind === 'total' && <CostBar cost={costOf(broker)} scale={scale} />}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr ref={feet}>
              <td />
              {brokers.map((broker, place) => (
                <BrokerFoot
                  key={broker.id}
                  broker={broker}
                  isAway={isAway(place)}
                  onRemove={(pressed) => {
                    const buttons = feet.current?.querySelectorAll('button') ?? [];
                    neighbouringButton(pressed, buttons)?.focus();
                    onRemove(broker.id);
                  }}
                />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {isOnlyDiffering && groups.length === 0 && <p>There are no differences.</p>}
      <p className={styles.warning}>{cfdWarning(null)}</p>
      <p className={styles.printed}>{`${globalThis.location.href}, printed ${formatDay(today)}.`}</p>
    </>
  );
}
