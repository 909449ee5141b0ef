import type { PageWords } from '@/content/page';

/** Shown without a network, until the page at the URL appears, or instead of it if it isn't on this device. */
export const page: PageWords = {
  title: 'No network',
  description:
    'Without a network connection the beginner course, practice, the tools and every page that was opened on this device still work.',
  heading: 'No network',
  lead: "This page needs a network connection, because it hasn't been opened on this device yet. The beginner course, practice, the tools and the pages you've opened work without one.",
};
