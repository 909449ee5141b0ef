import type { LessonId, QuizId } from './lessonOrder';
import type { MarkedChart } from './markedChart';
import type { PageWords, Section } from './page';
import type { ContentLink, RichText } from './richText';

/** A block of a lesson: a section of any kind that is used for teaching. */
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
      | 'handsOn'
      | 'figure';
  }
>;

/**
 * Feedback for this option: why it is right, or the misunderstanding behind it. It doesn't start with a
 * verdict.
 */
interface WithFeedback {
  readonly feedback: string;
}

export interface AnswerOption extends WithFeedback {
  readonly text: string;
  readonly isCorrect?: true;
}

export interface ChartPoint extends WithFeedback {
  /** Numbered from 0. */
  readonly candle: number;
  readonly side: 'high' | 'low';
  readonly isCorrect?: true;
}

export interface QuestionBase {
  /**
   * Permanent, and prefixed with the id of its page, because answers are stored under it. A question that
   * asks something else gets a new id.
   */
  readonly id: `${LessonId | QuizId}/${string}`;
  readonly prompt: string;
  /** How to get to the answer. */
  readonly explanation: string;
  /** The lesson to read again; required for quiz questions. */
  readonly lesson?: LessonId;
}

export interface ChoiceQuestion extends QuestionBase {
  /** `multipleChoice` has two or more correct options, and the page says how many. */
  readonly kind: 'singleChoice' | 'multipleChoice';
  readonly options: readonly [AnswerOption, AnswerOption, AnswerOption, ...AnswerOption[]];
  /** For options with a natural order, such as sizes. */
  readonly keepOrder?: true;
}

export interface NumericQuestion extends QuestionBase {
  readonly kind: 'numeric';
  readonly label: string;
  /** Such as `dollars`, `pips` or `%`. */
  readonly unit: string;
  /** Positive. Computed rather than typed in, as are the answers of the common mistakes. */
  readonly answer: number;
  /** The tolerance in the same unit. */
  readonly tolerance: number;
  /** The answer as displayed, such as `$2.50`. */
  readonly answerText: string;
  readonly commonMistakes: readonly ({ readonly answer: number } & WithFeedback)[];
}

/** Steps in their only correct order; the page shuffles them. */
export interface OrderingQuestion extends QuestionBase {
  readonly kind: 'ordering';
  readonly steps: readonly ({ readonly text: string } & WithFeedback)[];
}

/** A point to find on a chart; the points are lettered A, B, C in this order. */
export interface ChartPointQuestion extends QuestionBase {
  readonly kind: 'chartPoint';
  /** Without marks at the points, because the page letters them. */
  readonly chart: MarkedChart;
  readonly points: readonly [ChartPoint, ChartPoint, ...ChartPoint[]];
}

/** A question with automatic feedback. */
export type Question = ChoiceQuestion | NumericQuestion | OrderingQuestion | ChartPointQuestion;

export interface Exercise {
  readonly task: string;
  /** Where to do the task, if that's on this site. */
  readonly link?: ContentLink;
  /** A model answer, or figures by name. */
  readonly solution: string | readonly { readonly label: string; readonly value: string }[];
  readonly mistakes: readonly {
    readonly mistake: string;
    readonly why: string;
    readonly lesson?: LessonId;
  }[];
}

/**
 * A lesson on one idea: a question, an explanation, a worked example, an exercise and questions with
 * feedback.
 */
export interface LessonContent extends PageWords {
  readonly id: LessonId;
  /** Increase it when the content taught changes, not for a change of wording. */
  readonly revision: number;
  /** The question that the lesson answers. */
  readonly question: RichText;
  /** A clickable quote next to the heading: its bid, and the units traded. */
  readonly quote?: { readonly bid: number; readonly units: number };
  readonly sections: readonly LessonSection[];
  /** The points to remember, in two to four sentences. */
  readonly summary: readonly string[];
  readonly exercise: Exercise;
  /** A lesson needs at least three questions to compile. */
  readonly checks: readonly [Question, Question, Question, ...Question[]];
  /** Whether the first question follows the second section, as in lessons where newcomers decide whether to stay. */
  readonly hasEarlyCheck?: true;
  readonly related?: readonly ContentLink[];
}

type QuizQuestion = Question & { readonly lesson: LessonId };

/** The quiz of a module: six questions on it and two on earlier modules, or eight on it for a first module. */
export interface QuizContent extends PageWords {
  readonly id: QuizId;
  readonly revision: number;
  readonly questions: readonly QuizQuestion[];
  readonly review: readonly QuizQuestion[];
}
