import type { ReactNode, Ref } from 'react';
import type { ChartPointQuestion, Question } from '@/content/lesson';
import { answerLabel, choicesOf, pointLetter } from '@/content/questionChoices';
import MarkedChartFigure from '@/site/charts/MarkedChartFigure';
import { Choice } from '@/ui/Choice';
import { OrderingField } from './OrderingField';
import styles from '@/site/questions/QuestionCard.module.css';
import fieldStyles from '@/site/questions/QuestionFields.module.css';

interface QuestionCardProps {
  readonly question: Question;
  /** Such as `Question 1 of 4`. */
  readonly place: string;
  readonly placeId?: string;
  /** Indices of the options in display order. */
  readonly order: readonly number[];
  readonly onOrder: (order: readonly number[]) => void;
  readonly legendRef?: Ref<HTMLLegendElement>;
  /** The verdict, the buttons and the answer. */
  readonly children?: ReactNode;
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
function QuestionFields({
  question,
  order,
  onOrder,
}: Pick<QuestionCardProps, 'question' | 'order' | 'onOrder'>) {
  const choices = choicesOf(question);
  switch (question.kind) {
    case 'numeric':
      return (
        <label className={fieldStyles.number}>
          <span>{answerLabel(question)}</span>
          <input name={question.id} type="text" inputMode="decimal" autoComplete="off" maxLength={40} />
        </label>
      );
    case 'ordering':
      return <OrderingField name={question.id} choices={choices} order={order} onOrder={onOrder} />;
    case 'singleChoice':
    case 'multipleChoice':
    case 'chartPoint':
      return (
        <>
          {question.kind === 'chartPoint' && <MarkedChartFigure chart={letteredChart(question)} />}
          {question.kind === 'multipleChoice' && (
            <p className={fieldStyles.hint}>
              {`Pick ${String(choices.filter(({ isCorrect }) => isCorrect).length)}.`}
            </p>
          )}
          <div className={fieldStyles.options}>
            {order.map((place) => (
              <label key={place} className={fieldStyles.option}>
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
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, place, placeId, order, onOrder, legendRef, children } = props;
  return (
    <div className={styles.card}>
      <fieldset className={styles.fields}>
        <legend ref={legendRef} tabIndex={-1}>
          <span id={placeId} className={styles.place}>
            {place}
          </span>
          <span className={styles.prompt}>{question.prompt}</span>
        </legend>
        <QuestionFields question={question} order={order} onOrder={onOrder} />
      </fieldset>
      {children}
    </div>
  );
}
