import { DATE_LOCALE } from '@/domain/locale';

/** `5,000`: a whole number with its thousands apart. */
export const inDigits = (count: number): string => count.toLocaleString(DATE_LOCALE);
