import type { LessonPath } from '@/content/lessonOrder';
import type { SitePath } from '@/content/pages';

/** The text of a glossary entry. */
export interface TermText {
  /** Other names, which are searched and listed too. */
  readonly alsoCalled?: readonly string[];
  /** Related concepts that its text explains, such as a part or an opposite; searched and listed too. */
  readonly alsoExplains?: readonly string[];
  /** 20 to 175 characters. */
  readonly text: string;
  /** Where it is taught or used. */
  readonly learnAt: SitePath | LessonPath;
}

/** Terms by name, in lower case except for names such as RSI. */
export type Glossary = Readonly<Record<string, TermText>>;
