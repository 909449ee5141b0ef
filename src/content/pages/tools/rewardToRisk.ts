import type { ToolPageContent } from '@/content/page';

export const page: ToolPageContent = {
  tool: 'rewardToRisk',
  title: 'Reward to risk calculator',
  description:
    'The reward of a trade plan per unit of risk, with up to three targets and the win rate it needs.',
  heading: 'Reward to risk',
  lead: 'How much a plan could gain per unit of risk, and how often it would have to be right.',
  sections: [
    {
      kind: 'prose',
      heading: 'What the ratio says',
      paragraphs: [
        'A plan that risks 40 pips for 80 has a reward to risk of 1:2: twice the risk. Win one such trade in three and you break even, before costs.',
        'Closing in parts changes the result. Close half at each of two targets and the plan is worth the average of the two, not the better one.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From prices to a ratio',
      steps: [
        { title: 'Risk', text: 'The distance from your entry to the stop.' },
        {
          title: 'Reward',
          text: 'The distance from the entry to each target, times the share closed there, added up.',
        },
        { title: 'Ratio', text: 'Reward divided by risk, written as 1:2 where it is two.' },
        { title: 'Break-even win rate', text: 'Risk divided by the sum of risk and reward.' },
      ],
    },
    {
      kind: 'list',
      heading: 'What to consider besides the ratio',
      items: [
        'How likely the target is. A target ten times as far away is reached less often.',
        'Spread, commission and usually the overnight charge, which make the risk larger and the reward smaller.',
        'What happens between the targets, if you move the stop after the first target.',
      ],
    },
  ],
  related: [
    { label: 'Break-even win rate, with costs', to: '/tools/break-even' },
    { label: 'Intermediate course: closing in parts', to: '/education/intermediate' },
    { label: 'A signal, line by line', to: '/services/signals' },
  ],
};
