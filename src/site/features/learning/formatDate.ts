import { formatDay, localDay } from '@/domain/time/days';
import type { QuizResult, Timestamp } from '@/domain/learning/progress';

/** A date in the visitor's time zone, such as `3 November 2026`. */
export const formatDate = (time: Timestamp): string => formatDay(localDay(new Date(time)));

/** Such as `5 of 6 on 3 November 2026`. */
export const quizResultText = ({ correct, of, at }: QuizResult): string =>
  `${String(correct)} of ${String(of)} on ${formatDate(at)}`;
