import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFieldRestoration } from '@/runtime/useFieldRestoration';
import type { Question } from '@/content/lesson';
import type { LessonLink } from '@/content/lessonPlace';
import { learnerProgress } from '@/data/learning/progressStore';
import { withResult } from '@/domain/learning/changes';
import { seededRandomInt, type RandomInt } from '@/domain/learning/shuffle';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import type { QuizResult } from '@/domain/learning/progress';
import { quizResultText } from './formatDate';
import { readFormAnswer, savedAnswers } from './savedAnswers';
import {
  anyRandomInt,
  markAnswer,
  NOTHING_CHOSEN,
  displayOrder,
  type AnswerMark,
} from '@/site/questions/marking';
import { QuestionCard } from './QuestionCard';
import { QuizAnswers } from './QuizAnswers';
import { QuizScore } from './QuizScore';
import { QuizSheet } from './QuizSheet';
import { AnswerFeedback } from './AnswerFeedback';
import { progressProblemWords } from '@/site/progress/storageProblemWords';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';
import { Verdict } from '@/site/questions/Verdict';
import styles from '@/site/questions/QuestionCard.module.css';

interface SavedResultProps {
  readonly id: string;
  readonly revision: number;
}

/** The best and latest result of a quiz. Space for them is reserved. */
function SavedResult({ id, revision }: SavedResultProps) {
  const { progress, storageProblem } = useLearnerProgress();
  const kept = progress.quizzes[id];
  const words = (result: QuizResult) =>
    `${quizResultText(result)}${result.revision < revision ? ', in an earlier version of the quiz' : ''}`;
  return (
    <div className={styles.kept}>
      <p>{kept && `Best so far: ${words(kept.best)}.`}</p>
      <p>{kept && kept.last.at !== kept.best.at && `Last time: ${words(kept.last)}.`}</p>
      {storageProblem !== null && <p>{progressProblemWords[storageProblem]}</p>}
    </div>
  );
}

type Orders = Readonly<Record<string, readonly number[]>>;

const ordersOf = (questions: readonly Question[], belowFor: (id: string) => RandomInt): Orders =>
  Object.fromEntries(
    questions.map((question) => [question.id, displayOrder(question, belowFor(question.id))]),
  );

const idsOf = (questions: readonly Question[]): ReadonlySet<string> => new Set(questions.map(({ id }) => id));

interface QuizFormProps {
  readonly id: string;
  readonly revision: number;
  readonly questions: readonly Question[];
  /** Where the course continues. */
  readonly next: LessonLink;
}

const questionAnchor = (index: number): string => `question-${String(index + 1)}`;

const focusQuestion = (index: number) =>
  document.getElementById(questionAnchor(index))?.querySelector('legend')?.focus();

const countIn = (marks: readonly AnswerMark[], wanted: AnswerMark['verdict']) =>
  marks.filter(({ verdict }) => verdict === wanted).length;

const correctIn = (marks: readonly AnswerMark[]) => countIn(marks, 'correct');

interface MissingAnswersProps {
  readonly held: readonly AnswerMark[];
  readonly onHandIn: () => void;
  readonly onKeep: () => void;
}

/** Why a quiz wasn't marked: answers that can't be read, or that are missing. */
function MissingAnswers({ held, onHandIn, onKeep }: MissingAnswersProps) {
  const open = countIn(held, 'open');
  const unread = held.flatMap(({ verdict }, index) => (verdict === 'unreadable' ? [index + 1] : []));
  if (unread.length > 0) {
    return (
      <p>
        {`Check ${unread.length === 1 ? 'question' : 'questions'} ${unread.join(', ')}: the reason is below the answer.`}
      </p>
    );
  }
  if (open === 0) return null;
  return (
    <>
      <p>
        {`${open === 1 ? '1 question is' : `${String(open)} questions are`} still unanswered. Check the others anyway?`}
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onHandIn}>
          Check anyway
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          Keep answering
        </Button>
      </div>
    </>
  );
}

/** The questions of a quiz, marked together. The quiz can be taken any number of times. */
export default function QuizForm({ id, revision, questions, next }: QuizFormProps) {
  const isLive = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  useFieldRestoration(form);
  const result = useRef<HTMLHeadingElement>(null);
  const [orders, setOrders] = useState<Orders>(() => ordersOf(questions, seededRandomInt));
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const { progress } = useLearnerProgress();
  const [marks, setMarks] = useState<readonly AnswerMark[] | null>(null);
  /** The marks of a quiz that wasn't handed in, because answers are missing or unreadable. */
  const [held, setHeld] = useState<readonly AnswerMark[]>([]);
  const missed = questions.filter((_, index) => marks?.[index]?.verdict !== 'correct');
  const toRead = [...new Set(missed.flatMap(({ lesson }) => lesson ?? []))];

  const orderOf = (question: Question) =>
    savedAnswers.orderOf(question, progress) ?? orders[question.id] ?? [];

  useEffect(() => learnerProgress.open(id), [id]);

  useLayoutEffect(() => {
    if (!form.current) return;
    for (const question of questions) savedAnswers.resume(form.current, question);
    setAnswered(idsOf(savedAnswers.answeredIn(form.current, questions)));
  }, [questions]);

  useEffect(() => {
    if (!marks) return;
    result.current?.scrollIntoView();
    result.current?.focus({ preventScroll: true });
  }, [marks]);

  function handIn(evenIfOpen: boolean) {
    if (!form.current) return;
    const page = form.current;
    const answers = questions.map((question) =>
      question.kind === 'ordering' && !answered.has(question.id)
        ? NOTHING_CHOSEN
        : markAnswer(question, readFormAnswer(page, question, orderOf(question))),
    );
    setHeld(answers);
    if (countIn(answers, 'unreadable') > 0 || (countIn(answers, 'open') > 0 && !evenIfOpen)) return;
    setMarks(answers);
    setOrders(Object.fromEntries(questions.map((question) => [question.id, orderOf(question)])));
    savedAnswers.forget(questions);
    const of = questions.length;
    learnerProgress.change((before, now) =>
      withResult(before, id, { correct: correctIn(answers), of, revision }, now),
    );
  }

  function keepAnswering() {
    setHeld([]);
    // The pressed button disappears.
    focusQuestion(held.findIndex(({ verdict }) => verdict === 'open'));
  }

  function retake() {
    form.current?.reset();
    setOrders(ordersOf(questions, () => anyRandomInt));
    setAnswered(new Set());
    setMarks(null);
    setHeld([]);
    focusQuestion(0);
  }

  const sheet = (
    <QuizSheet
      title={marks ? 'Your answers' : `${String(answered.size)} of ${String(questions.length)} answered`}
      questions={questions.map(({ id: one }, index) => ({
        anchor: questionAnchor(index),
        state: marks?.[index]?.verdict ?? (answered.has(one) ? 'answered' : 'open'),
      }))}
      isResult={marks !== null}
    />
  );
  return (
    <form
      ref={form}
      className={styles.quiz}
      // Otherwise Back restores ticks that have been submitted; unfinished answers are restored from storage.
      autoComplete="off"
      onSubmit={(event) => {
        // Enter in a field must not submit the quiz.
        event.preventDefault();
      }}
      onChange={({ currentTarget, target }) => {
        const question = questions.find((one) => 'name' in target && target.name === one.id);
        if (!question || marks) return;
        setHeld([]);
        savedAnswers.saveAnswer(currentTarget, question);
        setAnswered(idsOf(savedAnswers.answeredIn(currentTarget, questions)));
      }}
    >
      <div className={styles.beside}>
        {!marks && sheet}
        <SavedResult id={id} revision={revision} />
      </div>
      <div className={styles.paper}>
        <div className={styles.result}>
          {marks && (
            <QuizScore
              ref={result}
              correct={correctIn(marks)}
              of={questions.length}
              toRead={toRead}
              next={next}
              onAgain={retake}
            >
              {sheet}
            </QuizScore>
          )}
        </div>
        <ol className={styles.list}>
          {questions.map((question, index) => (
            <li key={question.id} id={questionAnchor(index)}>
              <QuestionCard
                question={question}
                place={`Question ${String(index + 1)} of ${String(questions.length)}`}
                order={orderOf(question)}
                onOrder={(order) => {
                  setOrders({ ...orders, [question.id]: order });
                  if (marks) return;
                  savedAnswers.saveOrder(question, order);
                  setAnswered(new Set([...answered, question.id]));
                }}
              >
                {!marks && held[index]?.verdict === 'unreadable' && <Verdict mark={held[index]} />}
                {marks && (
                  <>
                    <Verdict mark={marks[index] ?? null} />
                    <AnswerFeedback question={question} />
                  </>
                )}
              </QuestionCard>
            </li>
          ))}
        </ol>
        {!marks && (
          <div className={styles.buttons}>
            <Button disabled={!isLive} onClick={() => handIn(false)}>
              Check my answers
            </Button>
          </div>
        )}
        <div role="status" className={styles.open}>
          {!marks && <MissingAnswers held={held} onHandIn={() => handIn(true)} onKeep={keepAnswering} />}
        </div>
        {!marks && <QuizAnswers questions={questions} />}
      </div>
    </form>
  );
}
