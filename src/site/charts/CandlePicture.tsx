import type { ReactNode } from 'react';
import styles from './CandlePicture.module.css';

interface CandlePictureProps {
  /** The candles that rise and those that fall, as one path each. */
  readonly candles: { readonly up: string; readonly down: string };
  readonly label: string;
  /** Shown in the empty space after the last candle. */
  readonly question: string;
  /** Shown above the candles. */
  readonly children?: ReactNode;
}

/** Candles up to a decision: a picture, so that pages needn't load their market. */
export function CandlePicture({ candles, label, question, children }: CandlePictureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      <svg
        className={styles.drawing}
        viewBox="0 0 600 300"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.line} d="M436 0V300" />
        <path className={styles.up} d={candles.up} />
        <path className={styles.down} d={candles.down} />
      </svg>
      <p className={styles.question} aria-hidden="true">
        {question}
      </p>
    </figure>
  );
}
