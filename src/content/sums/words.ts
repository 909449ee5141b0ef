import type { LessonId } from '@/content/lessonOrder';
import type { ContentLink } from '@/content/richText';
import type { SumFamily } from '@/domain/sums/families';

/** The text of one level. Placeholders are filled in: `{account:usd}` is $13,500. */
export interface LevelWords {
  readonly title: string;
  readonly question: string;
  /** What the number field asks for. */
  readonly label: string;
  /** What positive and negative answers are called, if both are possible. */
  readonly sides?: readonly [above: string, below: string];
}

/** The text of one sum, with its numbers filled in. */
export interface SumQuestionWords
  extends Omit<LevelWords, 'title'>, Pick<FamilyWords, 'mistakes' | 'lesson' | 'tool'> {
  /** The introduction: the situation, or what is known so far. */
  readonly introduction: string;
}

/** The text of a family of sums. */
export interface FamilyWords {
  readonly title: string;
  /** Introductions, one of which precedes each question. */
  readonly introductions: readonly [string, string, string];
  readonly levels: readonly [LevelWords, LevelWords, LevelWords];
  /** Feedback by mistake code. */
  readonly mistakes: Readonly<Record<string, string>>;
  /** The lesson to read again. */
  readonly lesson: LessonId;
  /** The calculator that does the sum. */
  readonly tool?: ContentLink;
}

export type WordsByFamily<F extends SumFamily> = Readonly<Record<F, FamilyWords>>;
