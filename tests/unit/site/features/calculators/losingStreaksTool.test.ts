import { expect, it } from 'vitest';
import { losingStreaksTool } from '@/site/features/calculators/losingStreaksTool';
import type { Values } from '@/site/features/calculators/tool';
import { answer, beside, groupsOf, numberField, outcome, problemsOf } from '../../../../support/tools';

it('asks for the account and the streak, with their units', () => {
  expect(losingStreaksTool.name).toBe('Losing streaks');
  expect(groupsOf(losingStreaksTool)).toEqual([
    'Your side: Account, Risk on each trade, Currency of the account',
    'The streak: Losses in a row, Trades looked at, Trades that win',
  ]);
  expect(beside(losingStreaksTool)).toEqual({
    Account: ['10,000 USD', 'USD', '', ''],
    'Risk on each trade': ['2%', '%', '', ''],
    'Losses in a row': ['10', '', '', ''],
    'Trades looked at': ['100', '', '', ''],
    'Trades that win': ['40%', '%', '', ''],
  });
  expect(numberField(losingStreaksTool, 'Account', { currency: 'CHF' }).unit).toBe('CHF');
  expect(numberField(losingStreaksTool, 'Losses in a row').isWhole).toBe(true);
  expect(numberField(losingStreaksTool, 'Risk on each trade').isWhole).toBe(false);
});

it('says what is left, how deep the fall is, and how likely', () => {
  const result = outcome(losingStreaksTool);
  expect(result.answer).toEqual({ label: 'Left after 10 losses in a row', value: '8,170.73', unit: 'USD' });
  expect(result.figures).toEqual([
    { label: 'Fall of the account', value: '−18.3%', tone: 'loss' },
    { label: 'Gain needed to be back', value: '+22.4%' },
    { label: 'Chance of such a run', value: '20.5%' },
    { label: 'Longest run to expect', value: '7' },
    { label: 'Losses in a row that halve the account', value: '35' },
  ]);
  expect(result.lines.map(({ label }) => label)).toEqual([
    'What is left',
    'Fall of the account',
    'Gain needed to be back',
  ]);
  expect(result.notes).toEqual([
    {
      text: 'The chance assumes that every trade loses equally often, whatever came before it. The longest run to expect is at least as likely as not.',
    },
  ]);
});

it('names one loss as one, and leaves no cents in yen', () => {
  expect(outcome(losingStreaksTool, { losses: '1' }).answer.label).toBe('Left after 1 loss');
  expect(outcome(losingStreaksTool, { losses: '2' }).answer.label).toBe('Left after 2 losses in a row');
  expect(answer(losingStreaksTool, { currency: 'JPY' })).toBe('8,171 JPY');
});

it('warns of more than two percent a trade', () => {
  expect(outcome(losingStreaksTool).warnings).toEqual([]);
  expect(outcome(losingStreaksTool, { risk: '2.01' }).warnings).toEqual([
    { text: 'More than 2% a trade: the courses advise 1-2%.' },
  ]);
});

it.each([
  [{ account: '' }, 'account: Account: enter a number, such as 10,000.'],
  [{ account: '0' }, 'account: This number has to be more than 0.'],
  [{ account: '1.0055' }, 'account: This number has 2 decimals at most.'],
  [{ risk: '' }, 'risk: Risk on each trade: enter a number, such as 1.'],
  [{ risk: '0' }, 'risk: This number has to be more than 0.'],
  [{ losses: '' }, 'losses: Losses in a row: enter a number, such as 10.'],
  [{ losses: '2.5' }, 'losses: This has to be a whole number.'],
  [{ losses: '0' }, 'losses: This number has to be more than 0.'],
  [{ trades: '' }, 'trades: Trades looked at: enter a number, such as 10.'],
  [{ trades: '0' }, 'trades: This number has to be more than 0.'],
  [{ winPercent: '' }, 'winPercent: Trades that win: enter a number, such as 1.'],
  [{ winPercent: '101' }, 'winPercent: This number is too large for this calculator.'],
])('%j has a sentence at its own field and no result', (typed: Values, sentence) => {
  expect(losingStreaksTool.view({ ...losingStreaksTool.start, ...typed }).outcome).toBeNull();
  expect(problemsOf(losingStreaksTool, typed)).toEqual([sentence]);
});
