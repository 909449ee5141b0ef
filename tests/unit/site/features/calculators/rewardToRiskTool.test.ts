import { expect, it } from 'vitest';
import { rewardToRiskTool } from '@/site/features/calculators/rewardToRiskTool';
import { outcome } from '../../../../support/tools';

it('names the targets as their fields do, also where one between them is left open', () => {
  const { figures } = outcome(rewardToRiskTool, { share1: '50', target3: '1.09600', share3: '50' });
  expect(figures.slice(1)).toEqual([
    { label: 'Target 1 alone', value: '2.00' },
    { label: 'Target 3 alone', value: '3.00' },
  ]);
});
