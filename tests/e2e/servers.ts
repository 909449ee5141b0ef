/** First of four consecutive ports; set `TEST_PORT` if another program uses them. */
const first = Number(process.env.TEST_PORT ?? 4180);
const at = (offset: number, host = 'localhost') => `http://${host}:${String(first + offset)}`;

/** The production build on a static host. */
export const SITE = at(0);

export const VITE = 'node node_modules/vite/bin/vite.js';

export const siteServer = {
  command: `${VITE} preview --port ${new URL(SITE).port} --strictPort`,
  cwd: '../..',
  url: SITE,
  reuseExistingServer: false,
};

/** The dev server, for tests that import modules in real tabs. */
export const SOURCES = at(1);

/**
 * A second build for tests that need one: deployed in a subfolder, with React's development build, which
 * warns about hydration mismatches. Its dashboard publishes to a folder on another origin, whose server each
 * test starts itself.
 */
export const SECOND_ORIGIN = at(2);
export const SECOND_SITE = `${SECOND_ORIGIN}/academy`;

/** The storage keys of the second build begin with its folder. */
export const SECOND_PREFIX = '/academy/';
export const HOST = at(3, '127.0.0.1');
