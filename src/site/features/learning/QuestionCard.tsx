import type { ReactNode, Ref } from 'react';
import type { Question } from '@/content/lesson';
import { QuestionFields } from './QuestionFields';
import { Reasons } from './Reasons';
import styles from './QuestionCard.module.css';

interface QuestionCardProps {
  readonly question: Question;
  /** Such as `Question 1 of 4`. */
  readonly place: string;
  readonly order: readonly number[];
  readonly onOrder: (order: readonly number[]) => void;
  readonly legendRef?: Ref<HTMLLegendElement>;
  /** Whether the answer is there to be read. */
  readonly isAnswered: boolean;
  /** The verdict and the buttons. */
  readonly children?: ReactNode;
}

/** A question with its controls. Without scripts, and on paper, its answer is in a disclosure. */
export function QuestionCard({
  question,
  place,
  order,
  onOrder,
  legendRef,
  isAnswered,
  children,
}: QuestionCardProps) {
  return (
    <div className={styles.card}>
      <fieldset className={styles.fields}>
        <legend ref={legendRef} tabIndex={-1}>
          <span className={styles.place}>{place}</span>
          <span className={styles.prompt}>{question.prompt}</span>
        </legend>
        <QuestionFields question={question} order={order} onOrder={onOrder} />
      </fieldset>
      {children}
      {isAnswered ? (
        <Reasons question={question} />
      ) : (
        <details className={styles.withoutScripts}>
          <summary>Answer and reasons</summary>
          <Reasons question={question} />
        </details>
      )}
    </div>
  );
}
