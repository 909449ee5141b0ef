import { defineConfig } from 'oxlint';

/**
 * Which folders of src each folder may import. The last row whose folder a file is in counts. Features are closed to
 * each other: their row does not name them.
 */
const MAY_IMPORT = {
  domain: ['domain'],
  ui: ['ui', 'domain/dateFormat', 'domain/grouped'],
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

/** Props that hold elements and never a text, and what makes elements. */
const ELEMENT_PROPS = [
  'above',
  'behind',
  'check',
  'children',
  'compare',
  'control',
  'cost',
  'createElement',
  'downloads',
  'empty',
  'keeping',
  'lead',
  'notes',
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
          OWN_LINK,
          ...(folder.startsWith('site') ? [SITE_LINK] : []),
          ...(folder === 'domain' || folder === 'content'
            ? [{ regex: '^react', message: `src/${folder} is plain TypeScript.` }]
            : []),
        ],
      },
    ],
    'upmark/layers': ['error', { folder, allowed }],
  },
}));

/** Rules that belong to categories which are not wanted as a whole. */
const ALSO_ERRORS = [
  'no-array-constructor',
  'no-case-declarations',
  'no-empty',
  'no-empty-function',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-redeclare',
  'no-regex-spaces',
  'no-useless-assignment',
  'typescript/adjacent-overload-signatures',
  'typescript/array-type',
  'typescript/ban-ts-comment',
  'typescript/class-literal-property-style',
  'typescript/consistent-generic-constructors',
  'typescript/consistent-indexed-object-style',
  'typescript/consistent-type-assertions',
  'typescript/dot-notation',
  'typescript/no-confusing-void-expression',
  'typescript/no-deprecated',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-inferrable-types',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-promises',
  'typescript/no-mixed-enums',
  'typescript/no-namespace',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-condition',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/non-nullable-type-assertion-style',
  'typescript/only-throw-error',
  'typescript/prefer-find',
  'typescript/prefer-for-of',
  'typescript/prefer-function-type',
  'typescript/prefer-includes',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-nullish-coalescing',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-regexp-exec',
  'typescript/prefer-return-this-type',
  'typescript/prefer-string-starts-ends-with',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/switch-exhaustiveness-check',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
];

/** Rules of the wanted categories that are not wanted: matters of taste, and what another rule finds as well. */
const NOT_WANTED = [
  'no-shadow',
  'no-underscore-dangle',
  'jsx-a11y/control-has-associated-label',
  'jsx-a11y/prefer-tag-over-role',
  'react/exhaustive-effect-dependencies',
  'react/hooks',
  'react/react-in-jsx-scope',
  'typescript/consistent-return',
  'typescript/no-unsafe-type-assertion',
  'typescript/require-array-sort-compare',
];

const each = (names, severity) => Object.fromEntries(names.map((name) => [name, severity]));

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/rules.mjs'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  ignorePatterns: ['dist', 'screenshots', 'test-results', '.stryker-tmp'],
  rules: {
    ...each(ALSO_ERRORS, 'error'),
    ...each(NOT_WANTED, 'off'),
    'jsx-a11y/label-has-associated-control': ['error', { controlComponents: ['Choice'], depth: 3 }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNever: false,
        allowNullish: false,
        allowNumber: false,
        allowRegExp: false,
      },
    ],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
  },
  overrides: [
    // Scripts without types, where every value would count as unsafe.
    {
      files: ['**/*.{js,mjs}'],
      rules: each(
        [
          'no-unnecessary-condition',
          'no-unsafe-argument',
          'no-unsafe-assignment',
          'no-unsafe-call',
          'no-unsafe-member-access',
          'no-unsafe-return',
          'restrict-plus-operands',
          'restrict-template-expressions',
        ].map((name) => `typescript/${name}`),
        'off',
      ),
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
        'react/only-export-components': ['error', { allowConstantExport: true }],
        'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
        'no-console': 'error',
        'no-restricted-globals': ['error', ...noStorage.globals, 'fetch'],
        'no-restricted-properties': ['error', ...noStorage.properties],
        'no-restricted-imports': ['error', { patterns: [PARENT_IMPORTS, OWN_LINK] }],
        'upmark/chunks-by-loader': 'error',
        'upmark/text-in-own-element': ['error', { elements: ELEMENT_PROPS }],
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
    { files: ['src/data/catalogue/browserEnvironment.ts'], rules: { 'upmark/chunks-by-loader': 'off' } },
    // Route tables, panels made of a list and the prerender entry are never hot-reloaded as components.
    {
      files: [
        'src/site/sections/registry.tsx',
        'src/site/siteRoutes.tsx',
        'src/admin/adminRoutes.tsx',
        'src/admin/resources/managedLists.tsx',
        'src/prerender.tsx',
        'src/runtime/mountApp.tsx',
      ],
      rules: { 'react/only-export-components': 'off' },
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
  ],
});
