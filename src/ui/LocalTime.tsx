import { dateFormat } from '@/domain/time/dateFormat';

const format = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/**
 * A moment in the user's time zone; nothing if it is invalid. Don't use it on prerendered pages, where the
 * time zone is unknown.
 */
export function LocalTime({ iso }: { readonly iso: string }) {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  return <time dateTime={moment.toISOString()}>{format.format(moment)}</time>;
}
