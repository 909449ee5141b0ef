import type { SiteUrl } from './pages';
import type { TermId } from './terms';

/** A link within the site. */
export interface ContentLink {
  readonly label: string;
  readonly to: SiteUrl;
}

interface OutsideLink {
  readonly label: string;
  readonly url: string;
}

/** A glossary term; `text` is its form in the sentence, such as a plural. */
interface TermRef {
  readonly term: TermId;
  readonly text: string;
}

type RichPart = string | ContentLink | OutsideLink | TermRef;

/** Plain text, or a sentence with links and terms as values. An unknown link or term doesn't compile. */
export type RichText = string | readonly RichPart[];

/** Marks a glossary term; `text` is its form in the sentence, if different. */
export const term = (id: TermId, text: string = id): TermRef => ({ term: id, text });

/** A sentence with terms and links: rich`You count in ${term('pip', 'pips')}.` */
export const rich = (strings: TemplateStringsArray, ...values: readonly RichPart[]): RichText =>
  strings.flatMap((text, index) => [text, ...values.slice(index, index + 1)]).filter((part) => part !== '');

const wordsOf = (part: RichPart): string =>
  typeof part === 'string' ? part : 'term' in part ? part.text : part.label;

/** The plain text, for descriptions, structured data, names and counts. */
export const plainText = (text: RichText): string =>
  typeof text === 'string' ? text : text.map(wordsOf).join('');
