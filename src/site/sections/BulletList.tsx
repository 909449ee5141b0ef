import { Text } from '@/site/components/Text';
import type { SectionProps } from './section';
import styles from './sections.module.css';

export function BulletList({ section }: SectionProps<'list'>) {
  return (
    <ul className={styles.list}>
      {section.items.map((item, index) => (
        <li key={index}>
          <Text of={item} />
        </li>
      ))}
    </ul>
  );
}
