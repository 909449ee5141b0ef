import type { PageWords } from '@/content/page';

/** The loaders of the words of all lessons and quizzes, by their file. */
export const lessonContents = import.meta.glob<{ readonly page: PageWords }>(
  '/src/content/pages/education/*/*.ts',
);
