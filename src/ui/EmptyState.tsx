import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function EmptyState({ heading, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </div>
  );
}
