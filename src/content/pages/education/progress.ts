import type { PageWords } from '@/content/page';
import { statements } from '@/content/rules';

export const page: PageWords = {
  title: 'Your progress in the open lessons',
  description:
    'How far you are in each course, the quizzes you took and the questions to try again. Stored in this browser, and yours to take with you.',
  heading: 'Your progress',
  lead: `What you marked as done, your quiz results and the questions worth another try. All of it is stored in this browser, without an account. ${statements.mayBeLost}`,
};
