import { grouped } from '@/domain/grouped';

/** `5,000`: a whole number with its thousands apart. */
export const inDigits = (count: number): string => grouped(String(count));
