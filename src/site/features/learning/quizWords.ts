import type { Progress, QuizResult } from '@/domain/learning/progress';
import { dateWords } from './dateWords';

const share = ({ correct, of }: QuizResult) => `${String(correct)} of ${String(of)}`;

/** The best and last result of a quiz in a few words. */
export const quizWords = (quiz: Progress['quizzes'][string] | undefined): string =>
  quiz
    ? `Best ${share(quiz.best)} on ${dateWords(quiz.best.at)}, last ${share(quiz.last)} on ${dateWords(quiz.last.at)}`
    : 'Not taken yet';
