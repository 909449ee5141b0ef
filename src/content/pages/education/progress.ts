import type { PageWords } from '@/content/page';

export const page: PageWords = {
  title: 'Your progress in the open lessons',
  description:
    'How far you are in each course, the quizzes you took and the questions to try again. Stored in this browser, and yours to take with you.',
  heading: 'Your progress',
  lead: 'Lessons read, quizzes passed and questions worth another try, stored in this browser.',
};
