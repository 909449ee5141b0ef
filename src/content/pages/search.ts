import type { PageWords } from '@/content/page';

export const page: PageWords = {
  title: 'Search this site',
  description:
    'Find a lesson, a term, a calculator or a page on this site, even if you misspell it; nothing you enter is sent.',
  heading: 'Search',
  lead: 'Enter a word or a question. Your browser does the search, so nothing you enter is sent anywhere.',
};
