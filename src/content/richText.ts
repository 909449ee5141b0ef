import type { ContentLink } from './page';
import type { TermId } from './terms';

/** A link to another site. */
interface OutsideLink {
  readonly label: string;
  readonly url: string;
}

/** A term of the trade; `text` is what the reader sees, such as its plural. */
interface TermRef {
  readonly term: TermId;
  readonly text: string;
}

type RichPart = string | ContentLink | OutsideLink | TermRef;

/** A text, or a sentence with links and terms in it as values: one that does not exist does not compile. */
export type RichText = string | readonly RichPart[];

/** Marks a term of the trade; `text` where the reader sees another form of it. */
export const term = (id: TermId, text: string = id): TermRef => ({ term: id, text });

/** A sentence with terms and links in it: rich`You count in ${term('pip', 'pips')}.` */
export const rich = (strings: TemplateStringsArray, ...values: readonly RichPart[]): RichText =>
  strings.flatMap((text, index) => [text, ...values.slice(index, index + 1)]).filter((part) => part !== '');

const wordsOf = (part: RichPart): string =>
  typeof part === 'string' ? part : 'term' in part ? part.text : part.label;

/** The words alone, for descriptions, structured data, names and counts. */
export const plainText = (text: RichText): string =>
  typeof text === 'string' ? text : text.map(wordsOf).join('');
