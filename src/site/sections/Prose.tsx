import type { RichText } from '@/content/richText';
import { Text } from '@/site/components/Text';
import styles from './sections.module.css';

interface ProseProps {
  readonly paragraphs: readonly RichText[];
  readonly isWarning?: boolean;
}

/** Paragraphs, framed if they are a warning. */
export function Prose({ paragraphs, isWarning = false }: ProseProps) {
  return (
    <div className={isWarning ? styles.warning : styles.prose}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <Text of={paragraph} />
        </p>
      ))}
    </div>
  );
}
