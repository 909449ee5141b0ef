import type { MarketName } from '@/content/page';
import styles from './MarketMark.module.css';
import { marketMarks } from './marketMarks';

export function MarketMark({ of }: { readonly of: MarketName }) {
  const { empty, filled, marked } = marketMarks[of];
  return (
    <svg className={styles.mark} width="56" height="46" viewBox="0 0 56 46" aria-hidden>
      <path className={styles.empty} d={empty} />
      <path className={styles.filled} d={filled} />
      <path className={styles.marked} d={marked} />
    </svg>
  );
}
