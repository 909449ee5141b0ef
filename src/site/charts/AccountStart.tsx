import accountStart from '@/content/accountStart.json' with { type: 'json' };
import { INITIAL_DEPOSIT } from '@/domain/practice/session';
import { formatTime } from './practiceAxes';
import { moneyText } from './practiceFigures';
import { CandlePicture } from './CandlePicture';
import styles from './CandlePicture.module.css';

/** A practice account before its first order. Each account has prices of its own, so the picture reveals nothing. */
export default function AccountStart() {
  return (
    <CandlePicture
      candles={accountStart}
      label="EUR/USD, 1-hour candles up to the start of an account, then an empty space. Each account has prices of its own."
      question="Buy, sell or wait?"
    >
      <p className={styles.head} aria-hidden="true">
        <span>{formatTime(0)}</span>
        <span>{moneyText(INITIAL_DEPOSIT)}</span>
        <span>For example, EUR/USD</span>
      </p>
    </CandlePicture>
  );
}
