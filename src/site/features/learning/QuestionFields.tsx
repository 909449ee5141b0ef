import type { ChartPointQuestion, Question } from '@/content/lesson';
import { choicesOf, pointLetter } from '@/content/questionChoices';
import MarkedChartFigure from '@/site/charts/MarkedChartFigure';
import { OrderingField } from './OrderingField';
import { Choice } from '@/ui/Choice';
import styles from './QuestionFields.module.css';

interface QuestionFieldsProps {
  readonly question: Question;
  /** Indices of the options in display order. */
  readonly order: readonly number[];
  readonly onOrder: (order: readonly number[]) => void;
}

const letteredChart = ({ chart, points }: ChartPointQuestion) => ({
  ...chart,
  marks: [
    ...chart.marks,
    ...points.map(({ candle, side }, index) => ({
      kind: 'swing' as const,
      candle,
      side,
      label: pointLetter(index),
    })),
  ],
});

/** The native controls for an answer. They keep what was picked before hydration. */
export function QuestionFields({ question, order, onOrder }: QuestionFieldsProps) {
  const choices = choicesOf(question);
  if (question.kind === 'numeric')
    return (
      <label className={styles.number}>
        <span>{`${question.label}, in ${question.unit}`}</span>
        <input name={question.id} type="text" inputMode="decimal" autoComplete="off" maxLength={40} />
      </label>
    );
  if (question.kind === 'ordering')
    return <OrderingField name={question.id} choices={choices} order={order} onOrder={onOrder} />;
  return (
    <>
      {question.kind === 'chartPoint' && <MarkedChartFigure chart={letteredChart(question)} />}
      {question.kind === 'multipleChoice' && (
        <p className={styles.hint}>
          {`Pick ${String(choices.filter(({ isCorrect }) => isCorrect).length)}.`}
        </p>
      )}
      <div className={styles.options}>
        {order.map((place) => (
          <label key={place} className={styles.option}>
            <Choice
              type={question.kind === 'multipleChoice' ? 'checkbox' : 'radio'}
              name={question.id}
              value={place}
            />
            <span>{choices[place]?.text}</span>
          </label>
        ))}
      </div>
    </>
  );
}
