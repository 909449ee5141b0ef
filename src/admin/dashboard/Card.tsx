import type { ReactNode } from 'react';
import styles from './panels.module.css';

export function Card({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
