import type { ReactNode } from 'react';
import type { RichText } from '@/content/richText';
import { Text } from '@/site/components/Text';
import styles from './MarginNote.module.css';

interface MarginNoteProps {
  readonly text: RichText;
  readonly children: ReactNode;
}

/** A column of text with a note in the margin, or below it if there is no margin. */
export function MarginNote({ text, children }: MarginNoteProps) {
  return (
    <div className={styles.column}>
      {children}
      <p role="note" className={styles.note}>
        <Text of={text} />
      </p>
    </div>
  );
}
