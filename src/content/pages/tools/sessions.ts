import type { ToolPageContent } from '@/content/page';

export const page: ToolPageContent = {
  tool: 'sessions',
  title: 'Forex session clock',
  description:
    'Which forex sessions are open now, what opens and closes next on your own clock, and when London and New York overlap.',
  heading: 'Forex sessions',
  lead: 'Which of Sydney, Tokyo, London and New York are trading at this moment, what opens next, and when two of them are open together.',
  sections: [
    {
      kind: 'sessions',
      heading: 'The four sessions on one line',
      intro:
        'In standard time, GMT: Sydney 22:00-07:00, Tokyo 00:00-09:00, London 08:00-17:00, New York 13:00-22:00. Summer in Sydney is winter in London, so the four never hold on the same day.',
    },
    {
      kind: 'prose',
      heading: 'Why the hours move twice a year',
      paragraphs: [
        'A session follows the working day of its city. When London puts its clocks forward, its session begins an hour earlier in GMT; Tokyo never changes its clocks.',
        'The cities do not change on the same weekend. For some weeks in March, and for one around the end of October, London and New York overlap an hour longer than usual. Sydney, in the south, goes the other way.',
      ],
    },
    {
      kind: 'list',
      heading: 'What the clock does not know',
      items: [
        'Public holidays. On 25 December and 1 January hardly anybody quotes.',
        "Your broker's own hours: many pause for some minutes at 17:00 in New York.",
        'Hours of indices, oil or shares, which follow their exchanges.',
      ],
    },
  ],
  related: [
    { label: 'Forex guide: what each part of the day is like', to: '/markets/forex' },
    { label: 'Forex course', to: '/education/forex' },
    { label: 'Pip value calculator', to: '/tools/pip-value' },
  ],
};
