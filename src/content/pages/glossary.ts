import type { PageWords } from '@/content/page';

export const page: PageWords = {
  title: 'Glossary of trading terms',
  description: 'Trading terms in one or two plain sentences each, with the page or lesson that explains it.',
  heading: 'Glossary',
  lead: "Look up a word you came across in a lesson, on a chart or in an order ticket. Each entry links to related terms and to where it's taught.",
};
