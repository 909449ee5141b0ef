import type { Progress, QuizResult } from '@/domain/learning/progress';
import { dateWords } from './dateWords';

const share = ({ correct, of }: QuizResult) => `${String(correct)} of ${String(of)}`;

/** A short text for the best and latest result of a quiz. */
export const quizWords = (quiz: Progress['quizzes'][string] | undefined): string =>
  quiz
    ? `Best ${share(quiz.best)} on ${dateWords(quiz.best.at)}, latest ${share(quiz.last)} on ${dateWords(quiz.last.at)}`
    : 'Not taken yet';
