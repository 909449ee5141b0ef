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
      <span className={styles.stars} role="img" aria-label={`Rated ${String(value)} out of ${String(outOf)}`}>
        {Array.from({ length: outOf }, (_, index) => (
          <span key={index} aria-hidden="true" data-filled={index < filled}>
            {index < filled ? '★' : '☆'}
          </span>
        ))}
      </span>
      <span className={styles.value}>{String(value)}</span>
    </span>
  );
}
