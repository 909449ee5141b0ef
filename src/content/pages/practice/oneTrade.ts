import type { TopicPageContent } from '@/content/page';

export const page: TopicPageContent = {
  title: 'One trade, sum by sum: from the quote to the journal',
  description:
    'Work through one invented trade in twelve linked sums: entry, stop, size, margin, nights over a weekend, a gap, the result in R and the journal.',
  heading: 'One trade, sum by sum',
  lead: 'Twelve questions about a single invented trade, from its quote to its line in the journal. The numbers are new each time.',
  searchWords: ['final exercise', 'whole trade', 'capstone'],
  sections: [
    {
      kind: 'definitions',
      heading: 'How it works',
      rows: [
        {
          term: 'Linked answers',
          text: "Each question builds on the ones before. A wrong answer isn't a dead end: the next question gives you the right figure.",
        },
        {
          term: 'Help',
          text: 'You have two tries at each sum. Common mistakes are named, and each hint shows one step.',
        },
        {
          term: 'What is kept',
          text: 'Nothing is kept. The page address holds the numbers of the trade, so you can come back to it or send it to somebody.',
        },
      ],
    },
  ],
  related: [
    { label: 'Sum trainer', to: '/practice/sums' },
    { label: 'Open the practice account', to: '/practice/account' },
    { label: 'Your progress', to: '/education/progress' },
  ],
};
