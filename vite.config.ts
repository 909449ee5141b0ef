import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { createClassNames } from './scripts/vite/classNames.ts';
import { leanRouter } from './scripts/vite/leanRouter.ts';
import { ownerReminders } from './scripts/vite/ownerReminders.ts';
import { prerender } from './scripts/vite/prerender.ts';
import { providerStandIn } from './scripts/vite/providerStandIn.ts';
import { publishedCatalogue } from './scripts/vite/publishedCatalogue.ts';
import { publicSheet } from './scripts/vite/publicSheet.ts';
import { recordLazyImports } from './scripts/vite/recordLazyImports.ts';
import { staticHost } from './scripts/vite/staticHost.ts';
import { subsetFonts } from './scripts/vite/subsetFonts.ts';

export default defineConfig(({ isPreview }) => ({
  appType: isPreview ? 'mpa' : 'spa',
  plugins: [
    react(),
    leanRouter(),
    prerender(),
    publishedCatalogue(),
    publicSheet(),
    recordLazyImports(),
    subsetFonts(),
    providerStandIn(),
    staticHost(),
    ownerReminders(),
  ],
  resolve: { tsconfigPaths: true },
  css: { modules: { generateScopedName: createClassNames() } },
  build: {
    target: 'baseline-widely-available',
    // Every browser of the target knows module preloads.
    modulePreload: {
      polyfill: false,
      // What every page has already is not asked for again.
      resolveDependencies: (_file, files, { hostType }) =>
        files.filter((file) => hostType === 'html' || !/\/(?:react|index|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
            },
            // What every page has, what the lists need, and then from what most pages share to what the fewest do:
            // a page is few enough files for one round trip, also over the six connections of HTTP/1.1.
            { name: 'frame', tags: ['$initial'] },
            {
              name: 'listings',
              test: /\/src\/(?:app\/ListingsRoot|domain\/minDeposit|ui\/(?:Logo|EmptyState|LoadedList|Loading|StarRating|useLoad))/,
            },
            {
              name: 'page',
              test: /\/src\/(?:pages\/(?:Band|PageIntro)\.tsx|ui\/(?:Contained|Figures|fieldText))/,
            },
            {
              name: 'section',
              test: /\/src\/pages\/(?:SectionFrame|Definitions|CardList|CallToActionBand)\.tsx$/,
            },
            { name: 'visit', test: /\/src\/pages\/figures\/visitTimes/ },
            {
              name: 'words',
              test: /\/src\/(?:pages\/(?:templates|figures)\/|domain\/trade|content\/format)/,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    // One jsdom for all files is eight times as fast; tests/setup.ts cleans up after each test.
    isolate: false,
    // Far from what a test takes, also on a busy machine.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/results/vitest.json' }]],
  },
}));
