import { COST_PARTS, costShares, type BrokerCost, type CostPart } from '@/domain/catalogue/brokerCost';
import type { Fraction } from '@/domain/numbers/exact';
import styles from './CostBar.module.css';

interface CostBarProps {
  readonly cost: BrokerCost;
  /** The cost at which all the compared bars end; null without bars. */
  readonly scale: Fraction | null;
}

/** The parts of a cost as a bar, drawn as in {@link CostSwatch}. All bars with one scale begin at 0. */
export function CostBar({ cost, scale }: CostBarProps) {
  const shares = scale && costShares(cost, scale);
  if (!shares) return null;
  const ends = COST_PARTS.map((_, index) =>
    COST_PARTS.slice(0, index + 1).reduce((sum, part) => sum + shares[part], 0),
  );
  return (
    <svg className={styles.bar} aria-hidden="true" width="100%">
      {COST_PARTS.map((part, index) => {
        const [from, to] = [ends[index - 1] ?? 0, ends[index] ?? 0].map((end) => `${String(100 * end)}%`);
        return from !== to && <line key={part} data-part={part} x1={from} x2={to} y1="50%" y2="50%" />;
      })}
    </svg>
  );
}

/** How a part of a cost is drawn in bars. */
export function CostSwatch({ part }: { readonly part: CostPart }) {
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <line data-part={part} x1="0" x2="100%" y1="50%" y2="50%" />
    </svg>
  );
}
