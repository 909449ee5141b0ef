import type { TopicPageContent } from '@/content/page';
import { statements } from '@/content/rules';

export const page: TopicPageContent = {
  title: 'Practice charts: buy, sell or stay out',
  description:
    'Thirty charts that stop where a decision is due. Set your stop and target, then compare yourself with a buyer, a seller and a bystander.',
  heading: 'Practice charts',
  lead: 'Thirty charts that stop where a decision is due. Set a stop and a target, or stay out, and see what came next.',
  searchWords: ['replay', 'chart exercises', 'bar replay', 'paper trading'],
  sections: [
    {
      kind: 'definitions',
      heading: 'How it works',
      rows: [
        { term: 'Prices', text: statements.practicePrices },
        {
          term: 'How the charts were chosen',
          text: 'A program went through invented markets in a fixed order and looked for places where a rule held, such as a close above a zone, and for four where none did. It looked only at the candles up to the decision, and no chart was left out because of how it ends.',
        },
        {
          term: 'Your plan',
          text: 'You buy at the ask or sell at the bid. Set the stop and target in their fields, with the arrow keys, or by dragging their handles on the chart. The size is optional.',
        },
        {
          term: 'The result',
          text: 'Every minute of the forty candles that follow is checked, so it is always clear whether the stop or the target came first. What is still open then is closed at the last price. The spread counts; overnight charges are left out.',
        },
        {
          term: 'Earlier candles',
          text: 'The “Look back” slider shows the chart as it was earlier, even while it plays, and a second chart has the same prices in longer or shorter candles. Neither shows more than you could know at that moment.',
        },
        {
          term: 'What is kept',
          text: `This browser keeps your first decision on each chart with the rest of your progress. You can decide again as often as you like; your counts stay the same. ${statements.mayBeLost}`,
        },
      ],
    },
  ],
  related: [
    { label: 'Sum trainer', to: '/practice/sums' },
    { label: 'Your progress', to: '/education/progress' },
    { label: 'Charts with a screen reader or keyboard', to: '/practice/screen-reader' },
  ],
};
