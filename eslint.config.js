import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import refresh from 'eslint-plugin-react-refresh';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

/**
 * Which folders of src each folder may import. The last row whose folder a file is in counts. Features are closed to
 * each other: their row does not name them.
 */
const MAY_IMPORT = {
  domain: ['domain'],
  ui: ['ui', 'domain/dateFormat'],
  data: ['data', 'domain'],
  content: ['content', 'domain'],
  runtime: ['runtime', 'content', 'data', 'domain', 'styles', 'ui'],
  signals: ['signals', 'content', 'domain', 'ui'],
  site: ['site', 'content', 'data', 'domain', 'runtime', 'signals', 'ui'],
  'site/seo': ['site/seo', 'content', 'domain', 'ui'],
  'site/charts': ['site/charts', 'content', 'domain', 'ui'],
  'site/components': ['site/components', 'site/seo', 'content', 'runtime', 'ui'],
  'site/features': [
    'site/components',
    'site/charts',
    'site/seo',
    'content',
    'data',
    'domain',
    'runtime',
    'signals',
    'ui',
  ],
  admin: ['admin', 'content', 'data', 'domain', 'runtime', 'signals', 'ui'],
};

const PARENT_IMPORTS = {
  regex: String.raw`^\.\./|^\./.*\.\./`,
  message: 'Import from the same folder by ./, from anywhere else by @/.',
};

const OWN_LINK = {
  regex: '^react-router-dom$',
  importNames: ['Link', 'NavLink', 'Form'],
  message: "Link from @/ui/Link; the router's own weighs a kilobyte more on every page.",
};

const SITE_LINK = {
  regex: '^@/ui/Link$',
  message: 'Link from @/site/components/Link, which knows the addresses of the pages.',
};

const BROWSER_STORAGE = ['localStorage', 'sessionStorage'];
const storageMessage = 'Only src/data touches the browser storage.';
const noStorage = {
  globals: BROWSER_STORAGE.map((name) => ({ name, message: storageMessage })),
  properties: BROWSER_STORAGE.map((property) => ({ property, message: storageMessage })),
};

const noDynamicImport = {
  selector: 'ImportExpression:not(CallExpression[callee.name=/^(loadChunk|island)$/] ImportExpression)',
  message: 'Load code with loadChunk(() => import(...)): it limits the wait, and its error offers a reload.',
};

const layers = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  files: [`src/${folder}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          PARENT_IMPORTS,
          OWN_LINK,
          ...(folder.startsWith('site') ? [SITE_LINK] : []),
          {
            regex: `^@/(?!(?:${allowed.join('|')})(?:/|$))`,
            message: `src/${folder} may import only: ${allowed.join(', ')}.`,
          },
          ...(folder === 'domain' || folder === 'content'
            ? [{ regex: '^react', message: `src/${folder} is plain TypeScript.` }]
            : []),
        ],
      },
    ],
  },
}));

export default defineConfig(
  globalIgnores(['dist', 'screenshots', 'test-results', '.stryker-tmp']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat['recommended-latest'], a11y.configs.strict, refresh.configs.vite],
    languageOptions: { globals: globals.browser },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-globals': ['error', ...noStorage.globals, 'fetch'],
      'no-restricted-properties': ['error', ...noStorage.properties],
      'no-restricted-syntax': ['error', noDynamicImport],
      'no-restricted-imports': ['error', { patterns: [PARENT_IMPORTS, OWN_LINK] }],
    },
  },
  ...layers,
  { files: ['src/content/**'], rules: { 'max-lines': ['error', 500] } },
  {
    files: ['src/data/**'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  { files: ['src/data/report.ts'], rules: { 'no-console': 'off' } },
  // The published catalogue of the build: no chunk that a page waits for.
  { files: ['src/data/catalogue/browserEnvironment.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // Route tables and the prerender entry are never hot-reloaded as components.
  {
    files: [
      'src/site/sections/registry.tsx',
      'src/site/siteRoutes.tsx',
      'src/admin/adminRoutes.tsx',
      'src/prerender.tsx',
      'src/runtime/mountApp.tsx',
    ],
    rules: { 'react-refresh/only-export-components': 'off' },
  },
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-globals': ['error', 'window', 'document', 'fetch', 'setTimeout', 'setInterval'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random' },
        { object: 'Date', property: 'now', message: 'The time comes in as an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        noDynamicImport,
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'The time comes in as an argument.',
        },
      ],
    },
  },
);
