import type { TopicPageContent } from '@/content/page';
import { statements } from '@/content/rules';

export const page: TopicPageContent = {
  title: 'Sum trainer: pip value, position size, margin and more',
  description:
    'Practise the sums behind a trade with new numbers each time. Hints show the way step by step, and common mistakes are named.',
  heading: 'Sum trainer',
  lead: 'Three sums a round. Numbers here are invented and new each time.',
  searchWords: ['exercises', 'practise calculations', 'maths', 'drill'],
  sections: [
    {
      kind: 'definitions',
      heading: 'How it works',
      rows: [
        {
          term: 'A round',
          text: 'It passes when you solve all three sums without a hint, at most one of them on the second try. One slip in a round, a wrong decimal place or sign, is forgiven. If you leave in the middle, nothing is saved.',
        },
        {
          term: 'Answers',
          text: 'Write numbers as you usually do, with a point or a comma, with or without their unit. Common mistakes are named, and each hint shows one step of the sum.',
        },
        {
          term: 'Coming back',
          text: 'After a pass, a sum is due again a day later, then after 3, 7, 16 and 35 days. If a round fails, the sum goes back two steps at most and is due the next day. One pass a day counts, and a day ends at four in the morning; practising more is welcome and changes nothing.',
        },
        {
          term: 'Levels',
          text: "The next level opens once you've passed a sum on two days on which it was due. Five such passes, over 27 days or more, mean that you have mastered it.",
        },
        {
          term: 'What is kept',
          text: `This browser keeps the day and the outcome of each round with the rest of your progress. ${statements.mayBeLost}`,
        },
      ],
    },
  ],
  related: [
    { label: 'Tools', to: '/tools' },
    { label: 'Your progress', to: '/education/progress' },
  ],
};
