import type { BrokerCost as Cost, RowCost } from '@/domain/brokerCost';
import { costSource, NOT_STATED } from './brokerWords';
import type { Fraction } from '@/domain/exact';
import { grouped, inDigits } from '@/domain/grouped';
import { shown } from '@/domain/numberText';
import {
  costText,
  stepValue,
  swapOf,
  totalText,
  tradedInstrument,
  type StatedTrade,
} from '@/domain/tradeCost';
import styles from './BrokerCost.module.css';

interface BrokerCostProps {
  readonly cost: Cost;
  readonly trade: StatedTrade;
}

const part = (amount: Fraction | null, currency: string) =>
  amount === null ? NOT_STATED : costText(amount, currency);

const figure = (value: number | null) => (value === null ? NOT_STATED : inDigits(value));

/** The parts of an account's cost, each with its formula. */
function RowParts({
  row,
  cost,
  trade,
  currency,
}: RowCost & Pick<BrokerCostProps, 'trade'> & { readonly currency: string }) {
  const { quote, stepName } = tradedInstrument(trade.instrument);
  const step = `${shown(stepValue(trade), 2)} ${quote} a ${stepName}`;
  const swap = swapOf(row, trade.side);
  const nights =
    trade.nights === 0
      ? 'for 0 nights'
      : `${figure(swap)} × ${step} × ${String(trade.nights)}, with the sign reversed`;
  return (
    <li>
      <strong>{row.account === '' ? 'Account' : row.account}</strong>
      {row.professional === true && <span> (professional clients only)</span>}
      <span>{`: ${totalText(cost.total, currency)}`}</span>
      <br />
      <span>{`Spread ${figure(row.spread)} × ${step}: ${part(cost.spread, currency)}. `}</span>
      <span>
        {`Commission ${figure(row.commission)} × ${grouped(trade.lots)}: ${part(cost.commission, currency)}. `}
      </span>
      <span>{`Overnight charge (swap) ${nights}: ${part(cost.swap, currency)}.`}</span>
    </li>
  );
}

/** A disclosure that explains the cost of the example trade for each account. */
export function BrokerCost({ cost, trade }: BrokerCostProps) {
  if (cost.rows.length === 0) return null;
  return (
    <details className={styles.cost}>
      <summary>How the cost is worked out</summary>
      <ul className={styles.parts}>
        {cost.rows.map((rowCost, index) => (
          <RowParts key={index} {...rowCost} trade={trade} currency={cost.currency} />
        ))}
      </ul>
      <p>{costSource(cost.checkedOn)}</p>
    </details>
  );
}
