import type { BrokerCost as Cost, RowCost } from '@/domain/catalogue/brokerCost';
import { costSource, NOT_STATED } from './brokerWords';
import type { Fraction } from '@/domain/numbers/exact';
import { groupDigits, formatNumber } from '@/domain/text/groupDigits';
import { formatFixed } from '@/domain/numbers/numberText';
import {
  costText,
  stepValue,
  swapOf,
  totalText,
  tradedInstrument,
  type StatedTrade,
} from '@/domain/calculators/tradeCost';
import styles from './BrokerCost.module.css';

interface BrokerCostProps {
  readonly cost: Cost;
  readonly trade: StatedTrade;
}

const amountText = (amount: Fraction | null, currency: string) =>
  amount === null ? NOT_STATED : costText(amount, currency);

const figureText = (value: number | null) => (value === null ? NOT_STATED : formatNumber(value));

function RowParts({
  row,
  cost,
  trade,
  currency,
}: RowCost & Pick<BrokerCostProps, 'trade'> & { readonly currency: string }) {
  const { quote, stepName } = tradedInstrument(trade.instrument);
  const step = `${formatFixed(stepValue(trade), 2)} ${quote} a ${stepName}`;
  const swap = swapOf(row, trade.side);
  const nights =
    trade.nights === 0
      ? 'for 0 nights'
      : `${figureText(swap)} × ${step} × ${String(trade.nights)}, with the sign reversed`;
  return (
    <li>
      <strong>{row.account === '' ? 'Account' : row.account}</strong>
      {row.professional === true && <span> (professional clients only)</span>}
      <span>{`: ${totalText(cost.total, currency)}`}</span>
      <br />
      <span>{`Spread ${figureText(row.spread)} × ${step}: ${amountText(cost.spread, currency)}. `}</span>
      <span>
        {`Commission ${figureText(row.commission)} × ${groupDigits(trade.lots)}: ${amountText(cost.commission, currency)}. `}
      </span>
      <span>{`Overnight charge (swap) ${nights}: ${amountText(cost.swap, currency)}.`}</span>
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
