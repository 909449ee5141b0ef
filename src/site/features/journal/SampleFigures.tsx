import type { ConfiguredAccount } from '@/domain/journal/journal';
import { AccountFigures } from './AccountFigures';
import { JournalCurves } from './JournalCurves';
import styles from './JournalBook.module.css';
import { useMeasures } from './useMeasures';

/** The figures of an account that isn't saved yet. */
export default function SampleFigures({ account }: { readonly account: ConfiguredAccount }) {
  const measured = useMeasures(account);
  return (
    <div className={styles.section}>
      {measured ? (
        <>
          <AccountFigures measured={measured} />
          <JournalCurves measured={measured} />
        </>
      ) : (
        <p role="status" className={styles.waiting}>
          Counting…
        </p>
      )}
    </div>
  );
}
