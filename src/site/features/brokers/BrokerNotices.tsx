import { cfdWarning } from '@/content/regulators';
import { statements } from '@/content/rules';
import styles from './BrokerNotices.module.css';

/** Shown above the first broker: who pays us, and the regulators' warning in full. */
export function BrokerNotices() {
  return (
    <div className={styles.notices}>
      <p>{statements.referralDisclosure}</p>
      <p className={styles.warning}>{cfdWarning(null)}</p>
    </div>
  );
}
