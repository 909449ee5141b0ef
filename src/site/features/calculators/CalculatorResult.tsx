import { ArrowDownToLine, TriangleAlert } from 'lucide';
import { useId } from 'react';
import { unbrokenFormula } from '@/content/format';
import { Icon } from '@/ui/Icon';
import { Link } from '@/site/components/Link';
import { StatList } from '@/ui/StatList';
import styles from './Calculator.module.css';
import { StakeBar } from './StakeBar';
import type { Outcome } from './tool';

const ICON_SIZE = 18;
const NOTE_ICONS = { rounding: ArrowDownToLine, gap: TriangleAlert } as const;

interface CalculatorResultProps {
  readonly outcome: Outcome | null;
  readonly incomplete: string;
}

export function CalculatorResult({ outcome, incomplete }: CalculatorResultProps) {
  const id = useId();
  if (outcome === null) {
    return (
      <section className={styles.result} aria-label="Result">
        <p className={styles.incomplete}>{incomplete}</p>
      </section>
    );
  }
  const { answer, figures, lines, warnings, notes, stakePercent } = outcome;
  return (
    <section className={styles.result} aria-label="Result">
      <p className={styles.answerLabel}>{answer.label}</p>
      <p className={styles.answer}>
        <strong>{answer.value}</strong> <span>{answer.unit}</span>
      </p>
      {figures.length > 0 && (
        <StatList
          rows={figures.map(({ label, value, ...rest }) => ({ term: label, text: value, ...rest }))}
        />
      )}
      {stakePercent !== undefined && <StakeBar percent={stakePercent} />}
      {warnings.map(({ text, link }) => (
        <p key={text} className={styles.warning}>
          <Icon of={TriangleAlert} size={ICON_SIZE} />
          <span>
            <span>{`${text} `}</span>
            {link && <Link to={link.to}>{link.label}</Link>}
          </span>
        </p>
      ))}
      <p id={id} className={styles.formulaHeading}>
        The same with your numbers
      </p>
      <ol className={styles.formula} aria-labelledby={id}>
        {lines.map(({ label, value }, index) => (
          <li key={`${String(index)}${label}`}>{`${label}: ${unbrokenFormula(value)}`}</li>
        ))}
      </ol>
      <p className={styles.note}>Numbers are rounded where they are shown; the calculation is not.</p>
      {notes.map(({ text, about }) => (
        <p key={text} className={styles.note}>
          {about && <Icon of={NOTE_ICONS[about]} size={ICON_SIZE} />}
          <span>{text}</span>
        </p>
      ))}
    </section>
  );
}
