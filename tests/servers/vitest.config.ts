import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Runs the folder contract against real web servers, which `npm ci` doesn't install: `npx vitest run --config
 * tests/servers/vitest.config.ts`.
 */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    include: ['tests/servers/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 30_000,
    fileParallelism: false,
  },
});
