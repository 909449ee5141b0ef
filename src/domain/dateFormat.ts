import { DATE_LOCALE } from './locale';

/** What counts as a date, in forms and in files: a year outside is a slip of the hand. */
export const FIRST_DAY = '1970-01-01';
export const LAST_DAY = '2100-12-31';

/**
 * How moments are written. The formatter is made with the first one: that takes a slow phone 30 ms, for which a module
 * that is still loading need not wait.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Pick<Intl.DateTimeFormat, 'format'> {
  let made: Intl.DateTimeFormat | undefined;
  return { format: (date) => (made ??= new Intl.DateTimeFormat(DATE_LOCALE, options)).format(date) };
}
