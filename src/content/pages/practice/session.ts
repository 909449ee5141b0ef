import type { TopicPageContent } from '@/content/page';
import { statements } from '@/content/rules';

export const page: TopicPageContent = {
  title: 'Ten minutes of practice: sums and a chart',
  description:
    'A short session of fixed length: six sums of two kinds that are due, a chart to decide on, and the lesson to read next.',
  heading: 'Ten minutes',
  lead: "Six sums of two kinds, mixed, with a chart between them. At the end you'll know what to read next.",
  searchWords: ['daily practice', 'quick session', 'mixed exercises', 'warm-up'],
  sections: [
    {
      kind: 'definitions',
      heading: 'What a session does',
      rows: [
        {
          term: 'The choice',
          text: "Kinds of sums that are due come first, then new ones. The chart is the first one you haven't decided on.",
        },
        {
          term: 'The order',
          text: 'The two kinds alternate, because telling them apart is part of the skill. The three sums of each kind count as a round of the sum trainer, with the same rules.',
        },
        {
          term: 'The result',
          text: 'It names the lesson behind the kind that gave you most trouble, and the day on which each kind comes back.',
        },
        {
          term: 'Stopping early',
          text: "A round counts once its third sum is done, and a chart once you have decided. The rest of a session isn't saved.",
        },
        {
          term: 'What is kept',
          text: `This browser keeps your rounds and your decision with the rest of your progress. ${statements.mayBeLost}`,
        },
      ],
    },
  ],
  related: [
    { label: 'Sum trainer', to: '/practice/sums' },
    { label: 'Practice charts', to: '/practice/charts' },
    { label: 'Your progress', to: '/education/progress' },
  ],
};
