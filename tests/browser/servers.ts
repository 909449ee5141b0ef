/** The production build, as a static host serves it. */
export const SITE = 'http://localhost:4180';

/** The sources, served module by module: for tests that call them in real tabs. */
export const SOURCES = 'http://localhost:4181';

/** A build for a folder of a host, served by the test that makes it. */
export const IN_A_FOLDER = 'http://localhost:4182';

/** A build with React as it is in development: it warns of every word and attribute that is not as in the HTML. */
export const SITE_WITH_WARNINGS = 'http://localhost:4183';
