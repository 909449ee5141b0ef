import type { LessonId } from '@/content/lessonOrder';
import type { ContentLink } from '@/content/page';
import type { SumFamily } from '@/domain/sums/item';

/** The words of one level of a family. Numbers are filled in: `{account:usd}` is $13,500. */
export interface LevelWords {
  readonly title: string;
  readonly question: string;
  /** What the number field asks for. */
  readonly label: string;
  /** What an answer above zero and one below zero are called, where it can be either. */
  readonly sides?: readonly [above: string, below: string];
}

/** The words of one sum, with its numbers filled in. */
export interface AskedWords
  extends Omit<LevelWords, 'title'>, Pick<FamilyWords, 'mistakes' | 'lesson' | 'tool'> {
  /** Who asks, or what is known so far. */
  readonly introduction: string;
}

/** The words of a family of sums. */
export interface FamilyWords {
  readonly title: string;
  /** Who asks, and what for; one of them comes before each question. */
  readonly introductions: readonly [string, string, string];
  readonly levels: readonly [LevelWords, LevelWords, LevelWords];
  /** What to say to a wrong answer, by the code of the mistake that gives it. */
  readonly mistakes: Readonly<Record<string, string>>;
  /** The lesson to read again. */
  readonly lesson: LessonId;
  /** The calculator that does the sum. */
  readonly tool?: ContentLink;
}

export type FamiliesWords<F extends SumFamily> = Readonly<Record<F, FamilyWords>>;
