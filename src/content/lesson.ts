import type { LessonId, QuizId } from './lessonOrder';
import type { MarkedChart } from './markedChart';
import type { ContentLink, PageWords, Section } from './page';
import type { RichText } from './richText';

/** A block of a lesson: the kinds of section that teach. */
export type LessonSection = Extract<
  Section,
  {
    readonly kind:
      | 'prose'
      | 'warning'
      | 'list'
      | 'definitions'
      | 'steps'
      | 'table'
      | 'workedExample'
      | 'calculator'
      | 'sessions'
      | 'chart'
      | 'markedChart'
      | 'replay'
      | 'accountWalk'
      | 'figure';
  }
>;

/** What is said to whoever picked this: why it is so, or what they took it for. It does not begin with a verdict. */
interface WithFeedback {
  readonly feedback: string;
}

export interface Option extends WithFeedback {
  readonly text: string;
  readonly isCorrect?: true;
}

export interface ChartPoint extends WithFeedback {
  /** Counted from 0. */
  readonly candle: number;
  readonly side: 'high' | 'low';
  readonly isCorrect?: true;
}

export interface QuestionWords {
  /**
   * Permanent, and begins with the id of its page: answers are stored under it. A question that asks something else
   * gets a new id.
   */
  readonly id: `${LessonId | QuizId}/${string}`;
  readonly prompt: string;
  /** How to get to the answer. */
  readonly explanation: string;
  /** Where to read it again; every question of a quiz has one. */
  readonly lesson?: LessonId;
}

export interface ChoiceQuestion extends QuestionWords {
  /** Of `multipleChoice` two or more are correct, and the page says how many. */
  readonly kind: 'singleChoice' | 'multipleChoice';
  readonly options: readonly [Option, Option, Option, ...Option[]];
  /** For options with an order of their own, such as sizes. */
  readonly keepOrder?: true;
}

export interface NumericQuestion extends QuestionWords {
  readonly kind: 'numeric';
  readonly label: string;
  /** Such as `dollars`, `pips` or `%`. */
  readonly unit: string;
  /** Positive, and computed, as the mistakes are. */
  readonly answer: number;
  /** How far off counts as correct, in the same unit. */
  readonly tolerance: number;
  /** The answer as it is written: `$2.50`. */
  readonly answerText: string;
  readonly commonMistakes: readonly ({ readonly answer: number } & WithFeedback)[];
}

/** Steps in their only correct order; the page shows them in another. */
export interface OrderingQuestion extends QuestionWords {
  readonly kind: 'ordering';
  readonly steps: readonly ({ readonly text: string } & WithFeedback)[];
}

/** A place to find on a chart; the points are lettered A, B, C in this order. */
export interface ChartPointQuestion extends QuestionWords {
  readonly kind: 'chartPoint';
  /** Without marks at the points: the page letters them. */
  readonly chart: MarkedChart;
  readonly points: readonly [ChartPoint, ChartPoint, ...ChartPoint[]];
}

/** A question that marks itself. */
export type Question = ChoiceQuestion | NumericQuestion | OrderingQuestion | ChartPointQuestion;

export interface Exercise {
  readonly task: string;
  /** A model answer, or figures by name. */
  readonly solution: string | readonly { readonly label: string; readonly value: string }[];
  readonly mistakes: readonly {
    readonly mistake: string;
    readonly why: string;
    readonly lesson?: LessonId;
  }[];
}

/** One idea: a question, plain words, an example in numbers, an exercise, and questions that mark themselves. */
export interface LessonContent extends PageWords {
  readonly id: LessonId;
  /** Raised when what is taught changes, not when a sentence does. */
  readonly revision: number;
  /** The question that the lesson answers. */
  readonly question: RichText;
  readonly sections: readonly LessonSection[];
  /** What to keep, in two to four sentences. */
  readonly summary: readonly string[];
  readonly exercise: Exercise;
  /** A lesson with fewer than three does not compile. */
  readonly checks: readonly [Question, Question, Question, ...Question[]];
  readonly related?: readonly ContentLink[];
}

type QuizQuestion = Question & { readonly lesson: LessonId };

/** The quiz of a module: six questions on it and two on modules before; of a first module eight and none. */
export interface QuizContent extends PageWords {
  readonly id: QuizId;
  readonly revision: number;
  readonly questions: readonly QuizQuestion[];
  readonly review: readonly QuizQuestion[];
}
