import { Star } from 'lucide-react';
import styles from './StarRating.module.css';

interface StarRatingProps {
  /** How many stars are filled, a whole number. */
  readonly filled: number;
  readonly outOf: number;
  /** The rating as a number, shown beside the stars. */
  readonly value: number;
}

export function StarRating({ filled, outOf, value }: StarRatingProps) {
  return (
    <span className={styles.rating}>
      <span className={styles.stars} role="img" aria-label={`${String(filled)} of ${String(outOf)} stars`}>
        {Array.from({ length: outOf }, (_, index) => (
          <Star
            key={index}
            size={16}
            fill={index < filled ? 'currentColor' : 'none'}
            data-filled={index < filled}
          />
        ))}
      </span>
      <span className={styles.value}>{String(value)}</span>
    </span>
  );
}
