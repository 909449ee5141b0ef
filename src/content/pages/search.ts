import type { PageWords } from '@/content/page';

export const page: PageWords = {
  title: 'Search this site',
  description:
    'Find a lesson, a term, a calculator or a page of this site by its words, also when they are misspelt, without anything being sent.',
  heading: 'Search',
  lead: 'Type a word or a question. Your browser does the searching itself, so nothing you type is sent anywhere.',
};
