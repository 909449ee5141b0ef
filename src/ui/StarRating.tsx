import { Star } from 'lucide';
import { formatNumber } from '@/domain/groupDigits';
import { Icon } from './Icon';
import styles from './StarRating.module.css';

interface StarRatingProps {
  /** The number of filled stars, a whole number. */
  readonly filled: number;
  readonly outOf: number;
  /** The rating shown next to the stars; 0 for none. */
  readonly value: number;
}

export function StarRating({ filled, outOf, value }: StarRatingProps) {
  return (
    <span className={styles.rating}>
      <span className={styles.stars} role="img" aria-label={`${String(filled)} of ${String(outOf)} stars`}>
        {Array.from({ length: outOf }, (_, index) => (
          <Icon key={index} of={Star} size={16} isFilled={index < filled} />
        ))}
      </span>
      <span className={styles.value}>{value === 0 ? 'Not rated' : formatNumber(value)}</span>
    </span>
  );
}
