import { DATE_LOCALE } from '@/domain/text/locale';

/** The valid years in forms and files; anything else is a typing error. */
export const MIN_DATE = '1970-01-01';
export const MAX_DATE = '2100-12-31';

/** Formats moments. The formatter is created on first use, because that takes a slow phone 30 ms. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Pick<Intl.DateTimeFormat, 'format'> {
  let made: Intl.DateTimeFormat | undefined;
  return { format: (date) => (made ??= new Intl.DateTimeFormat(DATE_LOCALE, options)).format(date) };
}
