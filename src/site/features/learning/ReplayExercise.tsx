import { useRef, useState } from 'react';
import { useFieldRestoration } from '@/runtime/useFieldRestoration';
import type { Section } from '@/content/page';
import { ChartDrawing } from '@/site/charts/ChartDrawing';
import { chartScale } from '@/charts/chartScale';
import { decimal } from '@/content/format';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import fields from '@/site/questions/QuestionFields.module.css';
import styles from '@/site/questions/QuestionCard.module.css';
import { Choice } from '@/ui/Choice';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import reasons from './AnswerFeedback.module.css';

const RIGHT_ROOM = 24;

interface ReplayExerciseProps {
  readonly section: Extract<Section, { readonly kind: 'replay' }>;
}

/**
 * A chart that stops for a decision and continues candle by candle. Without JavaScript and in print, the rest
 * is described in a disclosure.
 */
export default function ReplayExercise({ section }: ReplayExerciseProps) {
  const { chart, shownAtFirst, question, choices, whatHappened } = section;
  const isLive = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const legend = useRef<HTMLLegendElement>(null);
  const [decision, setDecision] = useState<number | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [shown, setShown] = useState(shownAtFirst);
  const left = chart.candles.length - shown;
  const isOver = decision !== null && left === 0;
  const latest = shown > shownAtFirst ? chart.candles[shown - 1] : undefined;

  useFieldRestoration(form);

  function decide(data: FormData) {
    const picked = data.get('decision');
    setIsAsked(picked === null);
    if (picked !== null) setDecision(Number(picked));
  }

  function again() {
    form.current?.reset();
    setDecision(null);
    setShown(shownAtFirst);
    legend.current?.focus();
  }

  return (
    <form
      ref={form}
      className={styles.card}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        decide(new FormData(event.currentTarget));
      }}
    >
      <div>
        <ChartDrawing
          chart={{ ...chart, candles: chart.candles.slice(0, shown) }}
          scale={chartScale(chart.candles, [], RIGHT_ROOM)}
          name={isOver ? `${chart.description} ${whatHappened}` : chart.description}
        />
      </div>
      <fieldset className={styles.fields} disabled={decision !== null}>
        <legend ref={legend} tabIndex={-1}>
          <span className={styles.prompt}>{question}</span>
        </legend>
        <div className={fields.options}>
          {choices.map(({ text }, index) => (
            <label key={text} className={fields.option}>
              <Choice type="radio" name="decision" value={index} />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.buttons}>
        {decision === null ? (
          <Button type="submit" disabled={!isLive}>
            Decide
          </Button>
        ) : isOver ? (
          <Button variant="secondary" onClick={again}>
            Try again
          </Button>
        ) : (
          <Button onClick={() => setShown(shown + 1)}>Next candle</Button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {latest
            ? `Candle ${String(shown - shownAtFirst)} of ${String(chart.candles.length - shownAtFirst)}: close ${decimal(latest.close, chart.decimals)}.`
            : ''}
        </span>
      </VisuallyHidden>
      <div role="status" className={styles.open}>
        {decision === null && isAsked && <p>Decide first to see the rest.</p>}
        {decision !== null && <p>{choices[decision]?.comment}</p>}
        {isOver && <p>{whatHappened}</p>}
      </div>
      <details className={styles.withoutScripts}>
        <summary>What happened, with a comment on each decision</summary>
        <div className={reasons.reasons}>
          <p>{whatHappened}</p>
          <ul>
            {choices.map(({ text, comment }) => (
              <li key={text}>
                <strong>{text}</strong> <span>{comment}</span>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </form>
  );
}
