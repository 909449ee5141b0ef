import type { PageWords } from '@/content/page';

export const page: PageWords = {
  title: 'Record of completion',
  description:
    "A sheet to print for your own files: which of a course's lessons you have done, and when. It isn't a qualification.",
  heading: 'Record of completion',
  searchWords: ['Certificate'],
  lead: 'One sheet that shows what you have done so far in a course, made from what this browser has saved. Print it for your own files.',
};
