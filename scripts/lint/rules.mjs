/** The lint rules of this project's own, in the format of ESLint plugins, which Oxlint loads. */

/** Loaders that limit the wait for a chunk and offer a reload where it does not come. */
const LOADERS = new Set(['loadChunk', 'island']);

const isInLoader = ({ parent }) =>
  Boolean(parent) &&
  ((parent.type === 'CallExpression' && LOADERS.has(parent.callee.name)) || isInLoader(parent));

export default {
  meta: { name: 'upmark' },
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
