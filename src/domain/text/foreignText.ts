import { withoutQuoteMarks } from './quoteMarks';

/**
 * What is wrong with text that should have been a JSON file:
 * - `quotes`: its quotation marks were made curly
 * - `around`: there is other text before or after it
 * - `several`: two files, one after the other
 * - `cut`: its end is missing
 * - `damaged`: anything else that begins and ends like JSON
 * - `table`: lines with separators, such as CSV
 */
export type ForeignTextProblem =
  | 'empty'
  | 'binary'
  | 'page'
  | 'quotes'
  | 'around'
  | 'several'
  | 'cut'
  | 'damaged'
  | 'table'
  | 'other';

/** The position after the object at the start of some text; -1 if the object doesn't end. */
function endOfObject(text: string): number {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (token.startsWith('"')) continue;
    depth += token === '{' ? 1 : -1;
    if (depth === 0) return index + 1;
  }
  return -1;
}

function isTable(text: string): boolean {
  const [first = '', second = ''] = text.split(/[\r\n]+/);
  return [',', ';', '\t'].some((mark) => first.includes(mark) && second.includes(mark));
}

/** What is wrong with a file's text; null for valid JSON. */
export function foreignTextProblem(file: string): ForeignTextProblem | null {
  const text = withoutQuoteMarks(file.replace(/^\ufeff/, '')).trim();
  try {
    JSON.parse(text);
    return null;
  } catch {
    // Not JSON, so it is one of the following.
  }
  if (text === '') return 'empty';
  if (/[^\P{Cc}\t\r\n]/u.test(text)) return 'binary';
  if (text.startsWith('<')) return 'page';
  if (/[{,]\s*[“”„‟«»″]/.test(text)) return 'quotes';
  const start = text.indexOf('{');
  if (start === -1) return isTable(text) ? 'table' : 'other';
  if (start > 0) return 'around';
  const end = endOfObject(text);
  if (end === -1) return 'cut';
  const rest = text.slice(end).trim();
  if (rest === '') return 'damaged';
  return rest.startsWith('{') ? 'several' : 'around';
}
