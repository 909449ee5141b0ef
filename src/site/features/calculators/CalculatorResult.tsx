import { ArrowDownToLine, TriangleAlert } from 'lucide';
import { useId } from 'react';
import { unbrokenFormula } from '@/content/format';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Link } from '@/site/components/Link';
import { StatList } from '@/ui/StatList';
import styles from './Calculator.module.css';
import { RiskBar } from './RiskBar';
import type { ToolOutcome, FieldValues } from './tool';

const ICON_SIZE = 18;
const NOTE_ICONS = { rounding: ArrowDownToLine, gap: TriangleAlert } as const;

interface CalculatorResultProps {
  readonly outcome: ToolOutcome | null;
  /** The last outcome, which stays in view, struck out, while there is no new one. */
  readonly last: ToolOutcome | null;
  readonly waiting: string;
  readonly isLive: boolean;
  readonly onCorrect: (values: FieldValues) => void;
}

export function CalculatorResult({ outcome, last, waiting, isLive, onCorrect }: CalculatorResultProps) {
  const shown = outcome ?? last;
  return (
    <section className={styles.result} aria-label="Result">
      <p className={outcome === null ? styles.incomplete : styles.answerLabel}>
        {outcome === null ? waiting : outcome.answer.label}
      </p>
      {shown !== null && (
        <div
          className={styles.outcome}
          {...(outcome === null && { 'aria-hidden': true, inert: true, 'data-stale': true })}
        >
          <OutcomeDetails {...shown} isLive={isLive} onCorrect={onCorrect} />
        </div>
      )}
    </section>
  );
}

type OutcomeDetailsProps = ToolOutcome & Pick<CalculatorResultProps, 'isLive' | 'onCorrect'>;

function OutcomeDetails(props: OutcomeDetailsProps) {
  const { answer, conclusion, figures, lines, warnings, notes, stakePercent, isLive, onCorrect } = props;
  const id = useId();
  return (
    <>
      <p className={styles.answer}>
        <strong>{answer.value}</strong> <span>{answer.unit}</span>
      </p>
      {conclusion && (
        <div className={styles.conclusion}>
          <p>{conclusion.text}</p>
          <Button variant="secondary" disabled={!isLive} onClick={() => onCorrect(conclusion.values)}>
            {conclusion.correct}
          </Button>
        </div>
      )}
      {figures.length > 0 && (
        <StatList
          rows={figures.map(({ label, value, ...rest }) => ({ term: label, text: value, ...rest }))}
        />
      )}
      {stakePercent !== undefined && <RiskBar percent={stakePercent} />}
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
        Try it with your numbers
      </p>
      <ol className={styles.formula} aria-labelledby={id}>
        {lines.map(({ label, value }, index) => (
          <li key={`${String(index)}${label}`}>{`${label}: ${unbrokenFormula(value)}`}</li>
        ))}
      </ol>
      <p className={styles.note}>Numbers are rounded for display; the calculation isn&apos;t.</p>
      {notes.map(({ text, about }) => (
        <p key={text} className={styles.note}>
          {about && <Icon of={NOTE_ICONS[about]} size={ICON_SIZE} />}
          <span>{text}</span>
        </p>
      ))}
    </>
  );
}
