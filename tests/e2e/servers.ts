/** The first of four ports in a row; `TEST_PORT` moves them where another program has them. */
const first = Number(process.env.TEST_PORT ?? 4180);
const at = (offset: number, host = 'localhost') => `http://${host}:${String(first + offset)}`;

/** The production build, as a static host serves it. */
export const SITE = at(0);

export const VITE = 'node node_modules/vite/bin/vite.js';

/** Serves what was built. */
export const siteServer = {
  command: `${VITE} preview --port ${new URL(SITE).port} --strictPort`,
  cwd: '../..',
  url: SITE,
  reuseExistingServer: false,
};

/** The sources, served module by module: for tests that call them in real tabs. */
export const SOURCES = at(1);

/**
 * A second build, for the tests that need another: it is for a folder of a host, React is as in development, which warns of
 * every word and attribute that differs from the HTML, and the dashboard publishes to a folder on another origin, which the
 * test that uses it starts.
 */
export const SECOND_ORIGIN = at(2);
export const SECOND_SITE = `${SECOND_ORIGIN}/academy`;
export const HOST = at(3, '127.0.0.1');
