import { formatDay, localDay } from '@/domain/days';
import type { Time } from '@/domain/learning/progress';

/** A date in the visitor's time zone, such as `3 November 2026`. */
export const formatDate = (time: Time): string => formatDay(localDay(new Date(time)));
