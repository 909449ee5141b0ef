import { unbrokenFormula } from '@/content/format';
import type { RichText } from '@/content/richText';
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
