import type { ToolPageContent } from '@/content/page';

export const page: ToolPageContent = {
  tool: 'sessions',
  title: 'Forex session clock',
  description:
    'Which forex sessions are open now, what opens and closes next on your own clock, and when London and New York overlap.',
  heading: 'Forex sessions',
  lead: 'Which of Sydney, Tokyo, London and New York are trading now, what opens next, and when two of them are open together.',
  opening: {
    heading: 'The day in GMT',
    text: 'Filled bars are open now. The band behind them shows when London and New York overlap.',
    drawing: {
      kind: 'tradingDay',
      together: 'London and New York together: usually the narrowest spreads',
    },
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Why the hours move twice a year',
      paragraphs: [
        'A session follows the working day of its city. When London puts its clocks forward, its session begins an hour earlier in GMT; Tokyo never changes its clocks.',
        "The cities don't change on the same weekend. For some weeks in March, and for one around the end of October, London and New York overlap for an hour longer than usual. Summer in Sydney is winter in London, so the hours of Sydney move the other way.",
      ],
    },
    {
      kind: 'list',
      heading: 'Check these yourself',
      items: [
        'Public holidays. On 25 December and 1 January hardly anybody quotes prices.',
        "Your broker's own hours: many pause for a few minutes at 17:00 in New York.",
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
