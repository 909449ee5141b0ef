import type { PageWords } from './page';

export const page: PageWords = {
  title: 'Upmark: learn to read the chart before you trade it',
  description:
    'Free trading signals with the reasoning shown, courses from the first pip to full strategy, and partner brokers compared.',
  heading: 'Learn to read the chart before you trade it',
  lead: 'Free trading signals with the reasoning shown, courses from first pip to full strategy, and partner brokers side by side.',
};
