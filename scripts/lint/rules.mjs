import { statSync } from 'node:fs';

/** Loaders that time out and offer a reload if a chunk doesn't load. */
const LOADERS = new Set(['loadChunk', 'island']);

const isInLoader = ({ parent }) =>
  Boolean(parent) &&
  ((parent.type === 'CallExpression' && LOADERS.has(parent.callee.name)) || isInLoader(parent));

/** The JSX part of a child; null for one that renders nothing, such as a line break. */
function partOf(child) {
  if (child.type === 'JSXText') return /\S|^[^\n]+$/.test(child.value) ? child : null;
  if (child.type !== 'JSXExpressionContainer') return child;
  return child.expression.type === 'JSXEmptyExpression' ? null : child.expression;
}

const isFixedText = ({ type, value }) =>
  type === 'JSXText' || (type === 'Literal' && typeof value === 'string');

const isJsx = ({ type }) => type === 'JSXElement' || type === 'JSXFragment';

/** The expressions that a function returns, as far as its source shows. */
function resultsOf({ body }) {
  if (body.type !== 'BlockStatement') return [body];
  return body.body.flatMap((statement) =>
    statement.type === 'ReturnStatement' && statement.argument ? [statement.argument] : [],
  );
}

/** What a name in this file refers to: a constant's value, or a function's return values. */
function meaningsOf(name, scope) {
  const variable = scope?.set.get(name);
  if (scope && !variable) return meaningsOf(name, scope.upper);
  const [definition] = variable?.defs ?? [];
  const value = definition?.node.init ?? definition?.node;
  if (!value) return [];
  return /Function/.test(value.type) && value.body ? resultsOf(value) : definition.node.init ? [value] : [];
}

/**
 * Whether an expression may render text, as far as its source shows. Imported values may, except those in
 * `elements`: names of props that only hold elements.
 */
function canBeText(node, elements, sourceCode) {
  const can = (part) => canBeText(part, elements, sourceCode);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return false;
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some(can);
    case 'LogicalExpression':
      return (node.operator === '&&' ? [node.right] : [node.left, node.right]).some(can);
    case 'ChainExpression':
      return can(node.expression);
    case 'Identifier': {
      if (node.name === 'undefined' || elements.includes(node.name)) return false;
      const meanings = meaningsOf(node.name, sourceCode.getScope(node));
      // A self-reference adds nothing.
      return (
        meanings.length === 0 ||
        meanings.some((part) => canBeText(part, [...elements, node.name], sourceCode))
      );
    }
    case 'MemberExpression':
      return !elements.includes(node.property.name);
    case 'CallExpression': {
      const [callback] = node.arguments;
      if (!['map', 'flatMap'].includes(node.callee.property?.name)) return can(node.callee);
      return callback.body ? resultsOf(callback).some(can) : can(callback);
    }
    default:
      return true;
  }
}

/** Habits of translated English, each with its replacement. */
const ODD_WORDS = [
  [
    /(?<!\b(?:can|cannot|can't|could) )\b(tells?|told)\b(?! (apart|from|us|skill))/i,
    'notify, say, show or return',
  ],
  [/\bstands? (first|last|on|in(?! for)|at|above|below|behind|there|alone)\b/i, 'is, appears or means'],
  [/\banew\b/i, 'again'],
  [/\bat rest\b/i, 'idle or settled'],
  [/\btaken for\b(?! granted)/i, 'treated as'],
  [/\bwhat (came|becomes?|became) of\b/i, 'the result or what happened to'],
  [/\bby then\b/i, 'now or at that point'],
  [/\b(may|can) (stay|be) empty\b/i, 'optional'],
  [/\bmeanwhile\b/i, 'since, or in the meantime'],
  [/\bbeside\b/i, 'next to or as well as'],
  [/(?<!people )\btype (it|them)\b(?! in)/i, 'enter'],
  [/\b(lacks?|lacking)\b/i, 'is missing or has no'],
  [/(?<!there )\b(is|are) none\b/i, 'is not one'],
];

/**
 * Translated phrases, and typography that docs/writing.md rules out, in text that people read. “1-2%”,
 * “Loading brokers...” and “Loading platforms...” are the specification's.
 */
const ODD_PHRASES = [
  [/(?<!\ball )\bin all(?= *(?:[.,;:?!)]|$))/i, 'in total'],
  [/\b(?:kept?|keeping|charged|booked|listed|counted|held|set) apart\b(?! from)/i, 'separately'],
  [/\btaken? apart\b/i, 'explained'],
  [/\bcloses? itself\b|\bby itself\b/i, 'automatically or on its own'],
  [/\bby hand\b(?!, with a pen| in the file)/i, 'manually, yourself or on paper'],
  [
    /\bbrought (?:you|in|the (?:seller|buyer|producer|same))\b|\b(?:would|have) have brought\b/i,
    'made or earned',
  ],
  [/\bcounted on (?:the|its)\b/i, 'calculated on'],
  [/\bcounted in (?!most|R\b)/i, 'quoted in or measured in'],
  [/(?<!\ba )\bsingle compan/i, 'individual compan…'],
  [/\bon the next (?:day|morning|evening)\b/i, 'the next day'],
  [/\babout where (?:should|is|was|would)\b/i, 'roughly where'],
  [/\ba view of\b/i, 'a view on'],
  [/\bin percent of\b/i, 'as a percentage of'],
  [/\bdecimals\b(?! in)/i, 'decimal places'],
  [/\d-\d+(?:\.\d+)?%(?<!\b1-2%)/, 'an en dash: 3–4%'],
  // These become wrong when a lesson is added.
  [
    /\bthe (?:next|previous|last) lessons?\b|\blesson (?:one|two|three|four|five|six|seven)\b/i,
    'a later or an earlier lesson',
  ],
  [/\b(?:two|three|four|five|six|seven) lessons\b/i, 'the lessons, without their number'],
  [/(?<!Loading (?:brokers|platforms))\.{3}$/, '…'],
  [/\p{L}[‘’]\p{L}/u, "a straight apostrophe, '"],
];

const isSentence = (value) => typeof value === 'string' && value.trim().split(/\s+/).length > 2;

/**
 * A rule that looks for words in a file's sentences and comments. A rule about text leaves out comments, and
 * headings, whose words are also their anchors.
 */
const reportWords = (words, isText) => ({
  create(context) {
    const look = (node, text) => {
      for (const [pattern, instead] of words) {
        const found = pattern.exec(text);
        if (found) context.report({ node, message: `“${found[0]}”: write ${instead}.` });
      }
    };
    return {
      Program() {
        if (isText) return;
        for (const comment of context.sourceCode.getAllComments()) look(comment, comment.value);
      },
      JSXText: (node) => {
        look(node, node.value);
      },
      Literal: (node) => {
        if (isSentence(node.value) && !(isText && node.parent.key?.name === 'heading'))
          look(node, node.value);
      },
      TemplateElement: (node) => {
        if (isSentence(node.value.cooked)) look(node, node.value.cooked);
      },
    };
  },
});

export default {
  // ESLint's cache key includes this version.
  meta: { name: 'upmark', version: String(statSync(import.meta.filename).mtimeMs) },
  rules: {
    'chunks-by-loader': {
      create: (context) => ({
        ImportExpression(node) {
          if (!isInLoader(node))
            context.report({
              node,
              message:
                'Load code with loadChunk(() => import(...)): it limits the wait, and its error offers a reload.',
            });
        },
      }),
    },
    layers: {
      meta: { schema: [{ type: 'object' }] },
      create(context) {
        const [{ folder, allowed }] = context.options;
        const isAllowed = (file) => allowed.some((name) => file === name || file.startsWith(`${name}/`));
        const look = ({ source }) => {
          if (source?.value.startsWith('@/') && !isAllowed(source.value.slice(2)))
            context.report({
              node: source,
              message: `src/${folder} may import only: ${allowed.join(', ')}.`,
            });
        };
        return { ImportDeclaration: look, ExportNamedDeclaration: look, ExportAllDeclaration: look };
      },
    },
    // Browser translation replaces text nodes with elements. React then updates or looks for its original
    // text node, which is safe only if the text is its element's only child.
    'text-in-own-element': {
      meta: { schema: [{ type: 'object' }] },
      create(context) {
        const [{ elements }] = context.options;
        const look = (node) => {
          const parts = node.children.map(partOf).filter(Boolean);
          const isFragment = node.type === 'JSXFragment';
          if (parts.length < 2 && !isFragment) return;
          const isFixed = !isFragment && parts.every((part) => isFixedText(part) || isJsx(part));
          const part = parts.find((one) =>
            isFixedText(one) ? !isFixed : canBeText(one, elements, context.sourceCode),
          );
          if (part)
            context.report({
              node: part,
              message:
                'Text that changes, or has neighbours that come and go, is the only child of its element: {`${a} ${b}`} or a <span>.',
            });
        };
        return { JSXElement: look, JSXFragment: look };
      },
    },
    'plain-english': reportWords(ODD_WORDS, false),
    'plain-text': reportWords(ODD_PHRASES, true),
    'time-as-argument': {
      create: (context) => ({
        NewExpression(node) {
          if (node.callee.name === 'Date' && node.arguments.length === 0)
            context.report({ node, message: 'The time comes in as an argument.' });
        },
      }),
    },
  },
};
