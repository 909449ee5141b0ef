import type { PageWords } from '@/content/page';

/** The dynamic imports of all lessons and quizzes, by file. */
export const lessonContents = import.meta.glob<{ readonly page: PageWords }>(
  '/src/content/pages/education/*/*.ts',
);
