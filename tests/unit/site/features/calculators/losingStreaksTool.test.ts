import { expect, it } from 'vitest';
import { losingStreaksTool } from '@/site/features/calculators/losingStreaksTool';
import { answer, outcome } from '../../../../support/tools';

it('shows the remaining account, the drawdown and the probability', () => {
  const result = outcome(losingStreaksTool);
  expect(result.answer).toEqual({ label: 'Left after 10 losses in a row', value: '8,170.73', unit: 'USD' });
  expect(result.figures).toEqual([
    { label: 'Account drawdown', value: '−18.3%', tone: 'loss' },
    { label: 'Gain needed to recover', value: '+22.4%' },
    { label: 'Chance of such a run', value: '20.5%' },
    { label: 'Longest run to expect', value: '7' },
    { label: 'Losses in a row that halve the account', value: '35' },
  ]);
  expect(result.lines.map(({ label }) => label)).toEqual([
    'What is left',
    'Account drawdown',
    'Gain needed to recover',
  ]);
  expect(result.notes).toEqual([
    {
      text: 'The chance assumes that every trade is equally likely to lose, whatever came before it. The longest run to expect is at least as likely to happen as not.',
    },
  ]);
});

it('describes a single loss and omits decimal places in yen', () => {
  expect(outcome(losingStreaksTool, { losses: '1' }).answer.label).toBe('Left after 1 loss');
  expect(outcome(losingStreaksTool, { losses: '2' }).answer.label).toBe('Left after 2 losses in a row');
  expect(answer(losingStreaksTool, { currency: 'JPY' })).toBe('8,171 JPY');
});
