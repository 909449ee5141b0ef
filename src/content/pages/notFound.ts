import type { PageWords } from '@/content/page';

export const page: PageWords = {
  title: 'Page not found',
  description:
    'There is no page at this address; here is the way back to the home page, the markets and the courses.',
  heading: 'Page not found',
  lead: "There's no page at this address. It may have moved, or the link may contain a typing error.",
};
