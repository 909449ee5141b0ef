import type { Webinar } from '@/domain/webinar';
import { isOver, startOf } from '@/domain/webinarTimes';

/** How visitors see a webinar at this moment. */
export function webinarStatus(webinar: Webinar, now: Date): string {
  if (!webinar.isActive) return 'Inactive';
  if (Number.isNaN(startOf(webinar))) return 'No date';
  return isOver(webinar, now) ? 'Past' : 'Active';
}
