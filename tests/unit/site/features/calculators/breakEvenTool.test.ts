import { expect, it } from 'vitest';
import { breakEvenTool } from '@/site/features/calculators/breakEvenTool';
import type { FieldValues } from '@/site/features/calculators/tool';
import { outcome } from '../../../../support/tools';

const shown = (typed: FieldValues) => outcome(breakEvenTool, typed).figures.map(({ value }) => value);

it('shows the required win rate and the average result', () => {
  const { answer, figures, lines, warnings, notes } = outcome(breakEvenTool);
  expect(answer).toEqual({ label: 'Winners needed to break even', value: '35.0', unit: '%' });
  expect(figures).toEqual([
    { label: 'Average result of a trade', value: '+0.150' },
    { label: 'As a share of the loss', value: '+0.150R' },
  ]);
  expect(lines.map(({ label }) => label)).toEqual(['Break-even win rate', 'Average result', 'In R']);
  expect(warnings).toEqual([]);
  expect(notes).toEqual([{ text: 'Past results do not guarantee the same win rate in future.' }]);
});

it.each([
  ['a gain with a plus', { loss: '2', gain: '4' }, ['+0.350', '+0.175R']],
  ['zero without a sign', { winPercent: '35' }, ['0.000', '0.000R']],
  ['a loss with a minus', { winPercent: '30' }, ['−0.150', '−0.150R']],
  ['nothing for an unknown win rate', { winPercent: '' }, []],
])('shows the average result: %s', (_what, typed, values) => {
  expect(shown(typed)).toEqual(values);
});
