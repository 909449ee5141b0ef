import type { Progress, QuizResult } from '@/domain/learning/progress';
import { formatDate } from './formatDate';

const scoreText = ({ correct, of }: QuizResult) => `${String(correct)} of ${String(of)}`;

/** A short text for the best and latest result of a quiz. */
export const quizWords = (quiz: Progress['quizzes'][string] | undefined): string =>
  quiz
    ? `Best ${scoreText(quiz.best)} on ${formatDate(quiz.best.at)}, latest ${scoreText(quiz.last)} on ${formatDate(quiz.last.at)}`
    : 'Not taken yet';
