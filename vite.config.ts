import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
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
            // Few files, little overhead: what every page has, what pages of words share, what the lists need.
            { name: 'frame', tags: ['$initial'] },
            {
              name: 'listings',
              test: /\/src\/(?:app\/ListingsRoot|domain\/minDeposit|ui\/(?:Logo|EmptyState|Loading|StarRating|useLoad))/,
            },
            { name: 'visit', test: /\/src\/pages\/figures\/visitTimes/ },
            {
              // A page of words is few enough files for one round trip, also over the six connections of HTTP/1.1.
              name: 'words',
              test: /\/src\/(?:pages\/(?:templates|figures)\/|domain\/trade|content\/format)/,
            },
            {
              name: 'page',
              test: /\/src\/(?:pages\/(?:Band|PageIntro)\.tsx|ui\/(?:Contained|Figures|fieldText))/,
            },
            { name: 'words', test: /\/src\/pages\/(?!\w+Page\.tsx)\w+\.tsx$/ },
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
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/results/vitest.json' }]],
  },
}));
