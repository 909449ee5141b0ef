import type { ReactNode } from 'react';
import type { RichText } from '@/content/richText';
import { Text } from '@/site/components/Text';
import styles from './MarginNote.module.css';

interface MarginNoteProps {
  readonly text: RichText;
  readonly children: ReactNode;
}

/** A column of words with a remark: next to it where a margin is left, otherwise after it. */
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
