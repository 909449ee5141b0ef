import { ADVISED_RISK_PERCENT } from '@/domain/calculators/calculation';
import { toNumber } from '@/domain/numbers/exact';
import styles from './RiskBar.module.css';

const ADVISED_PERCENT = toNumber(ADVISED_RISK_PERCENT);
const HEIGHT = 20;

const formatPercent = (share: number): string => `${String(share)}%`;

/** A bar that shows the risk as a share of the account, with a mark at the advised limit. */
export function RiskBar({ percent }: { readonly percent: number }) {
  const isOver = percent > ADVISED_PERCENT;
  return (
    <div>
      <svg className={styles.bar} width="100%" height={HEIGHT} aria-hidden="true">
        <rect className={styles.account} y="2" width="100%" height={HEIGHT - 4} rx="4" />
        <rect
          className={isOver ? styles.over : styles.within}
          y="2"
          width={formatPercent(Math.min(percent, 100))}
          height={HEIGHT - 4}
          rx="2"
        />
        <line
          className={styles.limit}
          x1={formatPercent(ADVISED_PERCENT)}
          x2={formatPercent(ADVISED_PERCENT)}
          y1="0"
          y2={HEIGHT}
        />
      </svg>
      <p className={styles.captions}>
        <span>{`${String(ADVISED_PERCENT)}%: our limit`}</span> <span>your account</span>
      </p>
    </div>
  );
}
