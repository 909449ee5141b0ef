import type { ReactNode, Ref } from 'react';
import type { Question } from '@/content/lesson';
import { QuestionFields } from './QuestionFields';
import styles from './QuestionCard.module.css';

interface QuestionCardProps {
  readonly question: Question;
  /** Such as `Question 1 of 4`. */
  readonly place: string;
  readonly order: readonly number[];
  readonly onOrder: (order: readonly number[]) => void;
  readonly legendRef?: Ref<HTMLLegendElement>;
  /** The verdict, the buttons and the answer. */
  readonly children?: ReactNode;
}

export function QuestionCard({ question, place, order, onOrder, legendRef, children }: QuestionCardProps) {
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
    </div>
  );
}
