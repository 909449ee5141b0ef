import { expect, it } from 'vitest';
import { pipValueTool } from '@/site/features/calculators/pipValueTool';
import { outcome } from '../../../../support/tools';

it('shows the value of one pip and of ten pips', () => {
  expect(outcome(pipValueTool)).toEqual({
    answer: { label: 'One pip is worth', value: '2.50', unit: 'USD' },
    figures: [{ label: 'Ten pips', value: '25.00 USD' }],
    lines: [{ label: "In the price's currency", value: expect.stringMatching(/= 2\.50 USD$/) as string }],
    warnings: [],
    notes: [],
  });
});

it('uses the entered rate', () => {
  const { answer: pip, lines } = outcome(pipValueTool, { currency: 'GBP', rate: '1.25' });
  expect(pip).toEqual({ label: 'One pip is worth', value: '2.00', unit: 'GBP' });
  expect(lines.map(({ label }) => label)).toEqual(["In the price's currency", "In your account's currency"]);
});
