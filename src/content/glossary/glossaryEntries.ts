import { anchorOf } from '@/content/anchor';
import type { ContentLink } from '@/content/page';
import type { TermId } from '@/content/terms';
import { glossary } from './glossary';
import { learnLink } from './learnLink';
import { relatedTerms } from './relatedTerms';
import type { TermText } from './term';

/** A term with all that is said of it. */
export interface GlossaryEntry {
  readonly name: TermId;
  /** The part of its address behind `#`. */
  readonly anchor: string;
  /** The letter it is listed under, in capitals. */
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

/** Every term, in the order of the alphabet, which is that of the anchors: all small letters. */
export const glossaryEntries: readonly GlossaryEntry[] = glossary
  .flatMap(({ heading, terms }) =>
    Object.entries<TermText>(terms).map(([name, text]) => entryOf(heading, name as TermId, text)),
  )
  .toSorted((a, b) => (a.anchor < b.anchor ? -1 : 1));
