import { DATE_LOCALE } from './locale';

/**
 * How moments are written. The formatter is made with the first one: that takes a slow phone 30 ms, for which a module
 * that is still loading need not wait.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Pick<Intl.DateTimeFormat, 'format'> {
  let made: Intl.DateTimeFormat | undefined;
  return { format: (date) => (made ??= new Intl.DateTimeFormat(DATE_LOCALE, options)).format(date) };
}
