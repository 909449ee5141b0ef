import { anchorOf } from '@/content/anchor';
import type { ContentLink } from '@/content/richText';
import type { TermId } from '@/content/terms';
import { glossary } from './glossary';
import { learnLink } from './learnLink';
import { relatedTerms } from './relatedTerms';
import type { TermText } from './term';

export interface GlossaryEntry {
  readonly name: TermId;
  /** The entry's fragment in the glossary's URL. */
  readonly anchor: string;
  /** The capital letter it is listed under. */
  readonly letter: string;
  readonly theme: string;
  readonly alsoCalled: readonly string[];
  readonly alsoExplains: readonly string[];
  readonly text: string;
  readonly related: readonly TermId[];
  /** Where it is taught or used. */
  readonly learnAt: ContentLink;
}

function entryOf(theme: string, name: TermId, term: TermText): GlossaryEntry {
  const { text, alsoCalled = [], alsoExplains = [], learnAt } = term;
  const anchor = anchorOf(name);
  return {
    name,
    anchor,
    letter: anchor.charAt(0).toUpperCase(),
    theme,
    alsoCalled,
    alsoExplains,
    text,
    related: relatedTerms(name),
    learnAt: learnLink(learnAt),
  };
}

/** All entries in alphabetical order of their lower-case anchors. */
export const glossaryEntries: readonly GlossaryEntry[] = glossary
  .flatMap(({ heading, terms }) =>
    Object.entries<TermText>(terms).map(([name, text]) => entryOf(heading, name as TermId, text)),
  )
  .toSorted((a, b) => (a.anchor < b.anchor ? -1 : 1));
