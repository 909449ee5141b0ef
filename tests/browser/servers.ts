/** The production build, as a static host serves it. */
export const SITE = 'http://localhost:4180';

/** The sources, served module by module: for tests that call them in real tabs. */
export const SOURCES = 'http://localhost:4181';
