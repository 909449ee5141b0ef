import { dayWords, localDay } from '@/domain/days';
import type { Time } from '@/domain/learning/progress';

/** The day of a moment on the visitor's own calendar: `3 November 2026`. */
export const dateWords = (time: Time): string => dayWords(localDay(new Date(time)));
