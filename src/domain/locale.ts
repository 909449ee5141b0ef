/** The language of the site's words. */
export const LANGUAGE = 'en';

/** How dates and counts are written: 14 Nov 2026. */
export const DATE_LOCALE = 'en-GB';
