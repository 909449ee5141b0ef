/** The language of the site's words. */
export const LANGUAGE = 'en';

/** The same as TradingView names it in its widgets: `de_DE` for German. */
export const WIDGET_LOCALE = 'en';

/** How dates and counts are written: 14 Nov 2026. With a region, as previews of links name it, too. */
export const DATE_LOCALE = 'en-GB';

/** The months as dates in running text name them; the first three letters are their short form. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
