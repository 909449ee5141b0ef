import { dayWords, localDay } from '@/domain/days';
import type { Time } from '@/domain/learning/progress';

/** A date in the visitor's time zone, such as `3 November 2026`. */
export const dateWords = (time: Time): string => dayWords(localDay(new Date(time)));
