import { Text } from '@/site/components/Text';
import type { SectionProps } from './section';
import styles from './sections.module.css';

export function Steps({ section }: SectionProps<'steps'>) {
  return (
    <ol className={styles.steps}>
      {section.steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Text of={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
