import styles from './StatusBadge.module.css';

export function StatusBadge({ isActive }: { readonly isActive: boolean }) {
  return (
    <span className={styles.badge} data-active={isActive}>
      {isActive ? 'Active' : 'Inactive'}
    </span>
  );
}
