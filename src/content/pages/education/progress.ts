import type { PageWords } from '@/content/page';

export const page: PageWords = {
  title: 'Your progress in the open lessons',
  description:
    'What you have done of each course, the quizzes you took and the questions to try again. Kept in this browser, and yours to take along.',
  heading: 'Your progress',
  lead: 'What you marked as done, your quiz results and the questions worth another try. All of it is kept in this browser, without an account.',
};
