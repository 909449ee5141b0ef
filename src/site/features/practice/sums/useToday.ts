import { wakingDay } from '@/domain/time/days';
import { dayNumber } from '@/domain/sums/mastery';
import { useMinute } from '@/ui/useMinute';

/** The visitor's waking day in days since 1970; null until hydration. */
export function useToday(): number | null {
  const minute = useMinute();
  return minute === null ? null : dayNumber(wakingDay(new Date(minute)));
}
