import type { ReactNode } from 'react';
import { anchorOf } from '@/content/anchor';
import { PartBoundary } from '@/ui/PartBoundary';
import styles from './LessonPage.module.css';

interface LessonPartProps {
  readonly heading: string;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
}

export function LessonPart({ heading, intro, children }: LessonPartProps) {
  const id = anchorOf(heading);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
}
