import ts from 'typescript';

/*
 * Other words of the same shape, for lessons and quizzes: every letter becomes another one, vowels vowels and
 * consonants consonants, and lengths, signs, figures and values in between stay. What a drawing shows keeps its
 * words, as a test reads them from the candles.
 */

/** The fields whose texts a reader sees, in lessons and quizzes. */
const FIELDS = new Set([
  'lead',
  'question',
  'heading',
  'paragraphs',
  'marginNote',
  'items',
  'intro',
  'rows',
  'term',
  'steps',
  'title',
  'text',
  'columns',
  'note',
  'conclusion',
  'lines',
  'label',
  'description',
  'summary',
  'task',
  'solution',
  'mistake',
  'why',
  'prompt',
  'explanation',
  'feedback',
  'comment',
  'whatHappened',
]);

/** Their subtrees are what charts and figures draw and say, addresses, and what a calculator begins with. */
const LEFT_ALONE = new Set(['chart', 'figure', 'related', 'values', 'account', 'to', 'url', 'unit']);

const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfghjklmnpqrstvwxyz';

function otherLetter(letter) {
  const small = letter.toLowerCase();
  const row = [VOWELS, CONSONANTS].find((letters) => letters.includes(small));
  if (row === undefined) return letter;
  const other = row.charAt((row.indexOf(small) + 1) % row.length);
  return letter === small ? other : other.toUpperCase();
}

/** Escapes such as `\n` and `\u2019` are no words. */
const otherWords = (text) =>
  text.replace(/\\(?:u[\da-f]{4}|.)|[a-z]/gi, (found) => (found.length > 1 ? found : otherLetter(found)));

/** The name of the field that a text is in: of the nearest one around it, null for one that is left alone. */
function fieldOf(node) {
  let name = null;
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isCallExpression(at)) return null;
    if (!ts.isPropertyAssignment(at)) continue;
    const own = at.name.getText();
    if (LEFT_ALONE.has(own)) return null;
    name ??= own;
  }
  return name;
}

const isText = (node) =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** The source of a lesson or a quiz with other words. */
export function withOtherWords(source) {
  const file = ts.createSourceFile('lesson.ts', source, ts.ScriptTarget.Latest, true);
  const places = [];
  const visit = (node) => {
    if (isText(node) && FIELDS.has(fieldOf(node))) places.push([node.getStart(file), node.getEnd()]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return places
    .toReversed()
    .reduce(
      (text, [from, to]) => text.slice(0, from) + otherWords(text.slice(from, to)) + text.slice(to),
      source,
    );
}

/** The source of the order of lessons, whose titles are the headings of the lessons; those of modules stay. */
export const withOtherTitles = (source) =>
  source.replace(
    /(\btitle: )('[^'\n]*'|"[^"\n]*")(?!,\s*lessons:)/g,
    (_all, name, title) => name + otherWords(title),
  );
