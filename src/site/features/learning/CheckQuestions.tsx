import { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useFieldRestoration } from '@/runtime/useFieldRestoration';
import type { Question } from '@/content/lesson';
import { choicesOf } from '@/content/questionChoices';
import { learnerProgress } from '@/data/learning/progressStore';
import { withAnswer } from '@/domain/learning/changes';
import { seededRandomInt } from '@/domain/learning/shuffle';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { readFormAnswer, savedAnswers } from './savedAnswers';
import { anyRandomInt, markAnswer, displayOrder, type AnswerMark } from '@/site/questions/marking';
import { QuestionCard } from './QuestionCard';
import { AnswerFeedback } from './AnswerFeedback';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';
import { Verdict } from '@/site/questions/Verdict';
import styles from '@/site/questions/QuestionCard.module.css';

interface CheckQuestionProps {
  readonly question: Question;
  readonly place: string;
}

/** The reasons are shown after a correct answer, or after this many wrong ones. */
const MAX_MISSES = 2;

const answerWords = (question: Question): string =>
  question.kind === 'numeric'
    ? question.answerText
    : choicesOf(question)
        .flatMap(({ text, isCorrect }) => (isCorrect ? [text] : []))
        .join('; ');

/**
 * A question in a lesson that can be answered any number of times. Without JavaScript and in print, the
 * answer is in a disclosure.
 */
function CheckQuestion({ question, place }: CheckQuestionProps) {
  const isLive = useHydrated();
  const placeId = useId();
  const legend = useRef<HTMLLegendElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<readonly number[]>(() =>
    displayOrder(question, seededRandomInt(question.id)),
  );
  const [mark, setMark] = useState<AnswerMark | null>(null);
  const [misses, setMisses] = useState(0);
  const [isShown, setIsShown] = useState(false);
  const { progress } = useLearnerProgress();
  const kept = progress.answers[question.id];
  const order = savedAnswers.orderOf(question, progress) ?? asked;
  const isAnswered = isShown || mark?.verdict === 'correct' || misses >= MAX_MISSES;

  useFieldRestoration(form);

  useLayoutEffect(() => {
    if (form.current) savedAnswers.resume(form.current, question);
  }, [question]);

  function check(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = markAnswer(question, readFormAnswer(event.currentTarget, question, order));
    setMark(next);
    if (next.verdict === 'notYet') setMisses(misses + 1);
    if (next.verdict !== 'notYet' && next.verdict !== 'correct') return;
    setAsked(order);
    savedAnswers.forget([question]);
    learnerProgress.change((before, now) => withAnswer(before, question.id, next.verdict === 'correct', now));
  }

  function show() {
    setIsShown(true);
    // A message about a missing answer no longer applies.
    if (mark?.verdict !== 'notYet') setMark(null);
  }

  function again() {
    form.current?.reset();
    savedAnswers.forget([question]);
    setAsked(displayOrder(question, anyRandomInt));
    setMark(null);
    setMisses(0);
    setIsShown(false);
    legend.current?.focus();
  }

  return (
    <form
      ref={form}
      autoComplete="off"
      onSubmit={check}
      onChange={({ currentTarget }) => savedAnswers.saveAnswer(currentTarget, question)}
    >
      <QuestionCard
        question={question}
        place={
          kept ? `${place} · ${kept.correct ? 'last answer correct' : 'last answer not correct'}` : place
        }
        placeId={placeId}
        order={order}
        onOrder={(next) => {
          setAsked(next);
          savedAnswers.saveOrder(question, next);
        }}
        legendRef={legend}
      >
        <div className={styles.buttons}>
          <Button type="submit" disabled={!isLive} aria-describedby={placeId}>
            Check
          </Button>
          {isAnswered ? (
            <Button variant="secondary" onClick={again}>
              Try again
            </Button>
          ) : (
            <Button variant="quiet" disabled={!isLive} aria-describedby={placeId} onClick={show}>
              Show the answer
            </Button>
          )}
        </div>
        <Verdict mark={mark} />
        <VisuallyHidden>
          <span role="status">
            {isAnswered && mark?.verdict !== 'correct'
              ? `The answer: ${answerWords(question)}. ${question.explanation}`
              : ''}
          </span>
        </VisuallyHidden>
        {isAnswered ? (
          <AnswerFeedback question={question} />
        ) : (
          <details className={styles.withoutScripts}>
            <summary>Answer and explanation</summary>
            <AnswerFeedback question={question} />
          </details>
        )}
      </QuestionCard>
    </form>
  );
}

interface CheckQuestionsProps {
  readonly questions: readonly Question[];
  /** The range of questions to ask; by default, all. */
  readonly from?: number;
  readonly to?: number;
}

/** The questions of a lesson, each checked separately. */
export default function CheckQuestions({ questions, from = 0, to = questions.length }: CheckQuestionsProps) {
  return (
    <ol className={styles.list}>
      {questions.slice(from, to).map((question, index) => (
        <li key={question.id}>
          <CheckQuestion
            question={question}
            place={`Question ${String(from + index + 1)} of ${String(questions.length)}`}
          />
        </li>
      ))}
    </ol>
  );
}
