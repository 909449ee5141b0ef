import { dateFormat } from '@/domain/dateFormat';

const format = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/**
 * A moment in the reader's own time zone; nothing for an invalid one. For pages that are not prerendered only:
 * the built HTML knows no reader.
 */
export function LocalTime({ iso }: { readonly iso: string }) {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  return <time dateTime={moment.toISOString()}>{format.format(moment)}</time>;
}
