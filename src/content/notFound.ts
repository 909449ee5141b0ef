import type { PageWords } from './page';

export const page: PageWords = {
  title: 'Page not found',
  description:
    'This address leads nowhere on this site; here is the way back to the home page, the markets and the courses.',
  heading: 'Page not found',
  lead: 'There is no page at this address. It may have moved, or the link may have a typing error.',
};
