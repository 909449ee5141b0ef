import type { LessonPath } from '@/content/lessonOrder';
import type { SitePath } from '@/content/pages';

/** What the glossary says of a term. */
export interface TermText {
  /** What else it is called: searched and listed, unlike any other name. */
  readonly alsoCalled?: readonly string[];
  /** What its text explains as well: a part, a kind, an opposite. Searched and listed likewise. */
  readonly alsoExplains?: readonly string[];
  /** 20 to 175 characters. */
  readonly text: string;
  /** Where it is taught or used. */
  readonly learnAt: SitePath | LessonPath;
}

/** Terms by name, in small letters but for names such as RSI. */
export type TermTexts = Readonly<Record<string, TermText>>;
