import { expect, it } from 'vitest';
import { breakEvenTool } from '@/site/features/calculators/breakEvenTool';
import { losingStreaksTool } from '@/site/features/calculators/losingStreaksTool';
import { marginTool } from '@/site/features/calculators/marginTool';
import { pipValueTool } from '@/site/features/calculators/pipValueTool';
import { positionSizeTool } from '@/site/features/calculators/positionSizeTool';
import { rewardToRiskTool } from '@/site/features/calculators/rewardToRiskTool';
import { outcomeText } from '@/site/features/calculators/tool';
import { outcome } from '../../../../support/tools';

it.each([
  ['a step', pipValueTool, { instrument: 'BTC/USD', lots: '0.003' }, 'One dollar is worth: 0.003 USD'],
  [
    'a converted step',
    pipValueTool,
    { instrument: 'BTC/USD', lots: '0.003', currency: 'GBP', rate: '1.25' },
    '= 0.0024 GBP',
  ],
  [
    'yen',
    pipValueTool,
    { instrument: 'BTC/USD', lots: '0.003', currency: 'JPY', rate: '150' },
    'is worth: 0.45 JPY',
  ],
  [
    'a loss',
    positionSizeTool,
    { instrument: 'BTC/USD', entry: '60000', stop: '59999', account: '0.2', risk: '2', lotStep: '0.001' },
    'If the stop is reached: −0.004 USD',
  ],
  ['a ratio', rewardToRiskTool, { target1: '1.08401' }, 'Reward per unit of risk: 0.0025'],
  ['a level', marginTool, { account: '10' }, 'Margin level: 1.1%'],
  ['a win rate', breakEvenTool, { gain: '10000', cost: '0' }, 'Winners needed to break even: 0.01 %'],
  [
    'a remainder',
    losingStreaksTool,
    { losses: '100', risk: '10' },
    'Left after 100 losses in a row: 0.27 USD',
  ],
  ['a chance', losingStreaksTool, { losses: '50' }, 'Chance of such a run: less than 0.1%'],
  ['an uncertain chance', losingStreaksTool, { losses: '2' }, 'Chance of such a run: more than 99.9%'],
])('never rounds %s down to 0 or up to 100%%', (_what, tool, typed, words) => {
  expect(outcomeText(tool, outcome(tool, typed))).toContain(words);
});
