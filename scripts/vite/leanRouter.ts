import type { Plugin } from 'vite';

const DEVELOPMENT = 'var ENABLE_DEV_WARNINGS = true;';
const PRODUCTION = 'var ENABLE_DEV_WARNINGS = false;';
const COMPONENT = /(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/**
 * Makes the router as small as its authors' production build, and drops the components this site does not use.
 * The package exports its development build alone, which differs from the other by one constant; and a bundler
 * cannot know that `forwardRef` does nothing but wrap, so it would keep every component made with it.
 * @throws Error at build when the package no longer has that constant
 */
export function leanRouter(): Plugin {
  let isFound = false;
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        isFound ||= code.includes(DEVELOPMENT);
        return {
          code: code
            .replace(DEVELOPMENT, PRODUCTION)
            .replace(COMPONENT, '/* @__PURE__ */ ')
            .replace(DISPLAY_NAME, ''),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && !isFound)
        throw new Error('leanRouter: react-router has no ENABLE_DEV_WARNINGS any more.');
    },
  };
}
