import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { builtInParts } from './scripts/build/builtInParts.ts';
import { ownerReminders } from './scripts/build/ownerReminders.ts';
import { prerender } from './scripts/build/prerender.ts';
import { providerMock } from './scripts/build/providerMock.ts';
import { publishedCatalogue } from './scripts/build/publishedCatalogue.ts';
import { searchData } from './scripts/build/searchData.ts';
import { staticHost } from './scripts/build/staticHost.ts';

/** The folder whose tests alone run, such as `domain/`: for mutation tests, which run them hundreds of times. */
const { TESTED_FOLDER = '' } = process.env;

/**
 * Folders of tests/dom whose files share one jsdom and one copy of every module, which takes half the time: nothing
 * that they draw remembers anything in a module. Elsewhere each file has its own.
 */
const SHARED = [
  'admin/',
  'signals/',
  'site/charts/',
  'site/features/brokers/',
  'site/features/calculators/',
  'site/features/glossary/',
  'site/features/platforms/',
  'site/features/signals/',
  'site/features/webinars/',
  'ui/',
]
  .filter((folder) => folder.startsWith(TESTED_FOLDER))
  .map((folder) => `tests/dom/${folder}**/*.test.{ts,tsx}`);

export default defineConfig(({ isPreview }) => ({
  appType: isPreview ? 'mpa' : 'spa',
  plugins: [
    react(),
    prerender(),
    publishedCatalogue(),
    builtInParts(),
    searchData(),
    providerMock(),
    staticHost(),
    ownerReminders(),
  ],
  resolve: { tsconfigPaths: true },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: { target: 'baseline-widely-available' },
  test: {
    // One after another: a worker takes over what another file has loaded only while the next file is of its project.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [`tests/unit/${TESTED_FOLDER}**/*.test.ts`],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: SHARED,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'dom alone',
          environment: 'jsdom',
          include: [`tests/dom/${TESTED_FOLDER}**/*.test.{ts,tsx}`],
          exclude: SHARED,
          pool: 'threads',
          sequence: { groupOrder: 2 },
        },
      },
    ],
    setupFiles: ['tests/setup.ts'],
    // Vitest leaves one core unused, which on two cores is half of them.
    maxWorkers: '100%',
    // Far from what a test takes, also on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/results/vitest.json' }]],
  },
}));
