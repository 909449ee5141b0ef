import type { PageWords } from '@/content/page';

export const page: PageWords = {
  title: 'Glossary of trading terms',
  description:
    'The words of trading in one or two plain sentences each, from ask to yield, with the lesson that explains every one of them.',
  heading: 'Glossary',
  lead: 'Look up a word you met in a lesson, on a chart or in an order ticket. Beside each stands what belongs to it, and where it is taught with examples.',
};
