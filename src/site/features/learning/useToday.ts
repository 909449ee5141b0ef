import { localDay } from '@/domain/days';
import { dayNumber } from '@/domain/sums/mastery';
import { useMinute } from '@/ui/useMinute';

/** The visitor's day, in days since 1970; null in prerendered pages and until scripts have taken over. */
export function useToday(): number | null {
  const minute = useMinute();
  return minute === null ? null : dayNumber(localDay(new Date(minute)));
}
