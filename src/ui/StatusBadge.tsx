import styles from './StatusBadge.module.css';

interface StatusBadgeProps {
  readonly isActive: boolean;
  readonly children?: string;
}

export function StatusBadge({ isActive, children = isActive ? 'Active' : 'Inactive' }: StatusBadgeProps) {
  return (
    <span className={styles.badge} data-active={isActive}>
      {children}
    </span>
  );
}
