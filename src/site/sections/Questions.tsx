import { Text } from '@/site/components/Text';
import type { SectionProps } from './section';
import styles from './sections.module.css';

export function Questions({ section }: SectionProps<'questions'>) {
  return (
    <div className={styles.questions}>
      {section.items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>
            <Text of={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
