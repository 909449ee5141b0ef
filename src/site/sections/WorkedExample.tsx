import { unbrokenFormula } from '@/content/format';
import { Text } from '@/site/components/Text';
import type { SectionProps } from './section';
import styles from './sections.module.css';

/** A calculation line by line, with its conclusion. */
export function WorkedExample({ section }: SectionProps<'workedExample'>) {
  return (
    <div className={styles.example}>
      <dl>
        {section.lines.map(({ label, value }, index) => (
          <div key={index}>
            <dt>{unbrokenFormula(label)}</dt>
            <dd>{unbrokenFormula(value)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Text of={section.conclusion} />
      </p>
    </div>
  );
}
