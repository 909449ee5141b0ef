import ts from 'typescript';

/*
 * Replaces the words of lessons and quizzes with others of the same shape: vowels with vowels and consonants
 * with consonants; lengths, punctuation, figures and interpolated values stay the same. Drawings keep their words,
 * because a test checks them against the candles.
 */

/** Fields of lessons and quizzes that readers see. */
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

/** Skipped subtrees: charts, figures, URLs and the initial values of calculators. */
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

/**
 * Skips escapes, such as `\u2019`.
 */
const otherWords = (text) =>
  text.replace(/\\(?:u[\da-f]{4}|.)|[a-z]/gi, (found) => (found.length > 1 ? found : otherLetter(found)));

/** The name of the closest field that contains a string; null if the string is skipped. */
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

/** Replaces the words in the source of a lesson or quiz. */
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

/**
 * Replaces the lesson titles in the source of the lesson order, because they are also headings. Module titles
 * stay.
 */
export const withOtherTitles = (source) =>
  source.replace(
    /(\btitle: )('[^'\n]*'|"[^"\n]*")(?!,\s*lessons:)/g,
    (_all, name, title) => name + otherWords(title),
  );
