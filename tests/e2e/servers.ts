/** The first of five ports in a row; `TEST_PORT` moves them where another program has them. */
const first = Number(process.env.TEST_PORT ?? 4180);
const at = (offset: number, host = 'localhost') => `http://${host}:${String(first + offset)}`;

/** The production build, as a static host serves it. */
export const SITE = at(0);

/** The sources, served module by module: for tests that call them in real tabs. */
export const SOURCES = at(1);

/** A build for a folder of a host, served by the test that makes it. */
export const IN_A_FOLDER = at(2);

/**
 * A second build, for the tests that need another: React is as in development, which warns of every word and attribute
 * that is not as in the HTML, and the dashboard publishes to a folder on another origin, which the test that uses it starts.
 */
export const SECOND_SITE = at(3);
export const SECOND_FOLDER = 'node_modules/.cache/second-site';
export const HOST = at(4, '127.0.0.1');
