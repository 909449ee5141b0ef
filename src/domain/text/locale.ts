export const LANGUAGE = 'en';

/** TradingView's code for the language, such as `de_DE` for German. */
export const WIDGET_LOCALE = 'en';

/** The locale of dates and numbers: 14 Nov 2026. With a region, because link previews need it. */
export const DATE_LOCALE = 'en-GB';

/** The names of the months; their first three letters are the short form. */
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
