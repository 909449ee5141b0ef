import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hover } from './scripts/build/hover.ts';
import { ownerReminders } from './scripts/build/ownerReminders.ts';
import { prerender } from './scripts/build/prerender.ts';
import { providerMock } from './scripts/build/providerMock.ts';
import { publishedCatalogue } from './scripts/build/publishedCatalogue.ts';
import { searchData } from './scripts/build/searchData.ts';
import { staticHost } from './scripts/build/staticHost.ts';

/**
 * Runs the tests of one folder only, such as `domain/`: for mutation tests, which run them hundreds of times.
 */
const { TESTED_FOLDER = '' } = process.env;

/** Excluded from mutation tests, because they need a process with its own time zone or an idle machine. */
const WHOLE_PROCESS = '**/*.{zones,speed}.test.ts';

export default defineConfig(({ isPreview }) => ({
  appType: isPreview ? 'mpa' : 'spa',
  plugins: [
    react(),
    prerender(),
    publishedCatalogue(),
    searchData(),
    providerMock(),
    staticHost(),
    ownerReminders(),
  ],
  resolve: { tsconfigPaths: true },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' }, postcss: hover },
  build: { target: 'baseline-widely-available' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [`tests/unit/${TESTED_FOLDER}**/*.test.ts`],
          exclude: TESTED_FOLDER ? [WHOLE_PROCESS] : [],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [`tests/dom/${TESTED_FOLDER}**/*.test.{ts,tsx}`],
        },
      },
    ],
    // Tests in a worker share loaded modules, except those listed in tests/freshStart.ts.
    isolate: false,
    setupFiles: ['tests/freshStart.ts', 'tests/setup.ts'],
    sequence: { setupFiles: 'list' },
    // By default Vitest leaves one core idle, which is half of a two-core machine.
    maxWorkers: '100%',
    // Far longer than any test takes, even on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/results/vitest.json' }]],
  },
}));
