import type { Plugin } from 'vite';

const LAZY_IMPORT = /\bimport\('([^']+)'\)/g;

declare global {
  /** What the route table has loaded since the set was last made, as it is written there. */
  var lazyImports: Set<string> | undefined;
}

/**
 * Lets the route table of the prerendering build note what it loads for a page, so that the page's HTML can name
 * those scripts at once. What other files of `src/app` import dynamically comes later than a page's start.
 */
export function recordLazyImports(): Plugin {
  return {
    name: 'record-lazy-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /\/src\/app\/routes\.tsx$/ },
      handler: (code) =>
        code.replace(
          LAZY_IMPORT,
          (call, name: string) => `(globalThis.lazyImports?.add('${name}'), ${call})`,
        ),
    },
  };
}
