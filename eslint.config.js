import js from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import baseline from 'eslint-plugin-baseline-js';
import a11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import hooks from 'eslint-plugin-react-hooks';
import refresh from 'eslint-plugin-react-refresh';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import upmark from './scripts/lint/rules.mjs';

/**
 * The folders of src/data, from the bottom up: each may import those before it. Other folders there may
 * import any.
 */
const DATA = ['storage', 'catalogue', 'signals', 'merge', 'publishing'].map((name) => `data/${name}`);

/** The folders of src/domain, likewise. */
const DOMAIN = [
  'text',
  'time',
  'numbers',
  'trading',
  'calculators',
  'catalogue',
  'accounts',
  'search',
  'merge',
  'learning',
  'practice',
  'sums',
  'signals',
  'journal',
].map((name) => `domain/${name}`);

/** Each folder with itself and those before it. */
const upTo = (folders, shared) =>
  folders.map((folder, place) => [folder, [...shared, ...folders.slice(0, place + 1)]]);

/**
 * Which folders of src each folder may import. The last matching row applies. Features may not import each
 * other, because their row doesn't name them.
 */
const MAY_IMPORT = {
  domain: ['domain'],
  ui: ['ui', 'domain/time/dateFormat', 'domain/text/groupDigits'],
  dev: ['dev', 'styles', 'ui'],
  offline: ['offline'],
  data: ['data', 'domain'],
  content: ['content', 'domain'],
  runtime: ['runtime', 'content', 'data', 'domain', 'styles', 'ui'],
  charts: ['charts', 'domain'],
  signals: ['signals', 'charts', 'content', 'domain', 'ui'],
  site: ['site', 'charts', 'content', 'data', 'domain', 'runtime', 'signals', 'ui'],
  'site/seo': ['site/seo', 'content', 'domain', 'ui'],
  'site/charts': ['site/charts', 'charts', 'content', 'domain', 'ui'],
  'site/components': ['site/components', 'site/seo', 'content', 'runtime', 'ui'],
  'site/progress': ['site/progress', 'content', 'data', 'domain', 'runtime'],
  'site/questions': ['site/questions', 'content', 'domain', 'ui'],
  'site/features': [
    'site/components',
    'site/charts',
    'site/progress',
    'site/questions',
    'site/seo',
    'charts',
    'content',
    'data',
    'domain',
    'runtime',
    'signals',
    'ui',
  ],
  admin: ['admin', 'content', 'data', 'domain', 'runtime', 'signals', 'ui'],
  ...Object.fromEntries([...upTo(DATA, ['domain', 'data/randomHex', 'data/report']), ...upTo(DOMAIN, [])]),
};

const PARENT_IMPORTS = {
  regex: String.raw`^\.\./|^\./.*\.\./`,
  message: 'Import from the same folder by ./, from anywhere else by @/.',
};

const SITE_LINK = {
  regex: '^react-router-dom$',
  importNames: ['Link', 'NavLink', 'Form'],
  message: 'Link from @/site/components/Link, which knows the addresses of the pages.',
};

/** Props that only ever hold elements, and functions that return elements. */
const ELEMENT_PROPS = [
  'above',
  'behind',
  'check',
  'children',
  'compare',
  'control',
  'controls',
  'cost',
  'createElement',
  'downloads',
  'empty',
  'field',
  'footer',
  'keeping',
  'lead',
  'notes',
  'question',
  'tools',
];

const BROWSER_STORAGE = ['localStorage', 'sessionStorage'];
const storageMessage = 'Only src/data touches the browser storage.';
const noStorage = {
  globals: BROWSER_STORAGE.map((name) => ({ name, message: storageMessage })),
  properties: BROWSER_STORAGE.map((property) => ({ property, message: storageMessage })),
};

const layers = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  files: [`src/${folder}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          PARENT_IMPORTS,
          ...(folder.startsWith('site') ? [SITE_LINK] : []),
          ...(/^(?:domain|content|data)/.test(folder)
            ? [{ regex: '^react', message: `src/${folder} is plain TypeScript.` }]
            : []),
        ],
      },
    ],
    'upmark/layers': ['error', { folder, allowed }],
  },
}));

/** React's rule for keys in lists; no plugin that has it supports this ESLint version. */
const missingKeys = [
  'JSXFragment',
  'JSXElement > JSXOpeningElement:not(:has(JSXAttribute[name.name="key"]))',
].flatMap((element) =>
  ['>', '> BlockStatement > ReturnStatement >'].map((way) => ({
    selector: `CallExpression[callee.property.name=/^(map|flatMap|from)$/] > :function ${way} ${element}`,
    message: 'An element of a list has a key.',
  })),
);

/** The browsers in the README: Baseline Widely available. */
const BASELINE = {
  available: 'widely',
  includeWebApis: { preset: 'type-aware' },
  // `lib` in src/tsconfig.json has only widely available built-ins.
  includeJsBuiltins: false,
  ignoreFeatures: [
    // Widely available since autumn 2026, which the plugin doesn't know yet.
    ...['abortsignal-any', 'abortsignal-timeout', 'intl-segmenter'],
    // Feature-detected, with a fallback.
    ...['async-clipboard', 'network-information', 'share'],
  ],
};

const errors = (prefix, names) => Object.fromEntries(names.map((name) => [prefix + name, 'error']));

export default defineConfig(
  globalIgnores(['dist', 'screenshots', 'test-results', '.stryker-tmp']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  {
    rules: {
      ...errors('', [
        'no-caller',
        'no-eval',
        'no-extend-native',
        'no-extra-bind',
        'no-iterator',
        'no-new',
        'no-unmodified-loop-condition',
        'no-unneeded-ternary',
        'no-useless-concat',
        'no-useless-rename',
      ]),
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-useless-empty-export': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['deploy/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [a11y.configs.strict, refresh.configs.vite],
    plugins: { upmark },
    rules: {
      'jsx-a11y-x/label-has-associated-control': ['error', { controlComponents: ['Choice'], depth: 3 }],
      'jsx-a11y-x/lang': 'error',
      'jsx-a11y-x/no-aria-hidden-on-focusable': 'error',
      'max-lines': ['error', 300],
      // A flat switch counts as one branch.
      complexity: ['error', { max: 25, variant: 'modified' }],
      'no-console': 'error',
      'no-restricted-globals': ['error', ...noStorage.globals, 'fetch'],
      'no-restricted-imports': ['error', { patterns: [PARENT_IMPORTS] }],
      'no-restricted-properties': ['error', ...noStorage.properties],
      'no-restricted-syntax': ['error', ...missingKeys],
      'no-script-url': 'error',
      'upmark/chunks-by-loader': 'error',
      'upmark/text-in-own-element': ['error', { elements: ELEMENT_PROPS }],
    },
  },
  // The most important type-aware rules; all of them would double the time. Content has neither promises nor branches.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/content/**'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: errors('@typescript-eslint/', [
      'await-thenable',
      'no-floating-promises',
      'no-misused-promises',
      'no-unnecessary-condition',
      'switch-exhaustiveness-check',
    ]),
  },
  // Content and domain use no web APIs.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/{content,domain}/**'],
    plugins: { 'baseline-js': baseline },
    rules: { 'baseline-js/use-baseline': ['error', BASELINE] },
  },
  // Lessons and pages use the banned words in their ordinary senses: “a chart tells”, “the price stands at”.
  {
    files: ['{src,tests}/**/*.{ts,tsx}'],
    ignores: ['src/content/{pages,glossary}/**', 'tests/unit/scripts/lintRules.test.ts'],
    plugins: { upmark },
    rules: { 'upmark/plain-english': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { upmark },
    rules: { 'upmark/plain-text': 'error' },
  },
  // Not the rules that run React's compiler, which the build doesn't use: they would take a third of the time.
  {
    files: ['src/**/{*.tsx,use*.ts}'],
    plugins: { 'react-hooks': hooks },
    rules: errors('react-hooks/', ['exhaustive-deps', 'rules-of-hooks']),
  },
  ...layers,
  { files: ['src/content/**'], rules: { 'max-lines': ['error', 500] } },
  { files: ['src/**/*.ts'], rules: { 'max-lines-per-function': ['error', 150] } },
  { files: ['src/**/*.tsx'], rules: { 'max-lines-per-function': ['error', 180] } },
  {
    files: ['src/data/**'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  { files: ['src/data/report.ts'], rules: { 'no-console': 'off' } },
  { files: ['src/offline/**'], rules: { 'no-restricted-globals': 'off' } },
  // Loads the built-in catalogue, which no page waits for.
  { files: ['src/runtime/catalogueReaders.ts'], rules: { 'upmark/chunks-by-loader': 'off' } },
  // Route tables, lists with their forms or panels, and the prerender entry are never hot-reloaded as components.
  {
    files: [
      'src/site/sections/registry.tsx',
      'src/site/siteRoutes.tsx',
      'src/admin/adminRoutes.tsx',
      'src/admin/resources/*Resource.tsx',
      'src/admin/resources/managedLists.tsx',
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
      'upmark/time-as-argument': 'error',
    },
  },
  {
    files: ['tests/{unit,dom,servers}/**/*.test.{ts,tsx}'],
    plugins: { vitest },
    rules: {
      ...errors('vitest/', [
        'no-disabled-tests',
        'no-focused-tests',
        'no-identical-title',
        'valid-describe-callback',
        'valid-expect-in-promise',
      ]),
      'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'shows*', 'fc.assert'] }],
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      'vitest/valid-title': [
        'error',
        {
          allowArguments: true,
          mustMatch: {
            it: ['^((never|still|neither) )?[a-z]+s\\b', 'Begin a title with a verb: “shows …”.'],
          },
        },
      ],
    },
  },
  {
    files: ['tests/{dom,support}/**/*.{ts,tsx}'],
    plugins: { 'testing-library': testingLibrary },
    rules: errors('testing-library/', [
      'await-async-events',
      'await-async-queries',
      'await-async-utils',
      'no-await-sync-events',
      'no-await-sync-queries',
      'no-debugging-utils',
      'no-global-regexp-flag-in-query',
      'no-promise-in-fire-event',
      'no-unnecessary-act',
      'no-wait-for-multiple-assertions',
      'no-wait-for-side-effects',
      'prefer-find-by',
      'prefer-presence-queries',
      'prefer-query-by-disappearance',
    ]),
  },
  {
    files: ['tests/{browsers,e2e,screenshots}/**/*.ts'],
    ignores: ['tests/browsers/tab.ts'],
    plugins: { playwright },
    rules: errors('playwright/', [
      'missing-playwright-await',
      'no-focused-test',
      'no-identical-title',
      'no-page-pause',
      'no-skipped-test',
      'no-unused-locators',
      'no-useless-await',
      'prefer-to-have-count',
      'prefer-web-first-assertions',
      'valid-describe-callback',
      'valid-expect',
      'valid-expect-in-promise',
    ]),
  },
  { files: ['tests/e2e/**/*.ts'], rules: { 'playwright/no-wait-for-timeout': 'error' } },
);
