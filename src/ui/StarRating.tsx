import { Star } from 'lucide';
import { formatNumber } from '@/domain/text/groupDigits';
import { Icon } from './Icon';
import styles from './StarRating.module.css';

const MAX_STARS = 5;

/** @param value the rating, from 0 to 5; 0 for none */
export function StarRating({ value }: { readonly value: number }) {
  const filled = Math.floor(value);
  return (
    <span className={styles.rating}>
      <span
        className={styles.stars}
        role="img"
        aria-label={`${String(filled)} of ${String(MAX_STARS)} stars`}
      >
        {Array.from({ length: MAX_STARS }, (_, index) => (
          <Icon key={index} of={Star} size={16} isFilled={index < filled} />
        ))}
      </span>
      <span className={styles.value}>{value === 0 ? 'Not rated' : formatNumber(value)}</span>
    </span>
  );
}
