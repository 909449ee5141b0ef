import { decimal } from '@/content/format';
import { losingStreaksWords as words } from '@/content/tools/losingStreaks';
import { losingStreak } from '@/domain/calculators/losingStreak';
import { ZERO } from '@/domain/exact';
import { formatFixed } from '@/domain/numberText';
import {
  accountInput,
  chosenCurrency,
  currencyField,
  fieldGroup,
  moneyNumber,
  numberInput,
  toolView,
  valuesOf,
} from './reader';
import type { Tool, ToolView, Values } from './tool';

function view(values: Values): ToolView {
  const currency = chosenCurrency(values);
  const percent = (key: 'risk' | 'winPercent') =>
    numberInput(values, { key, label: words.fields[key], decimals: 2, unit: '%' });
  const count = (key: 'losses' | 'trades') =>
    numberInput(values, { key, label: words.fields[key], decimals: 0, typedUnit: key, example: '10' });
  const inputs = {
    account: accountInput(values, currency),
    percent: percent('risk'),
    losses: count('losses'),
    trades: count('trades'),
    winPercent: percent('winPercent'),
  };
  return toolView({
    inputs,
    calculation: losingStreak({ currency, ...valuesOf(inputs) }),
    words,
    groups: (field) => [
      fieldGroup(words.groups.account, [field('account'), field('percent'), currencyField]),
      fieldGroup(words.groups.streak, [field('losses'), field('trades'), field('winPercent')]),
    ],
    outcome: (result) => ({
      answer: {
        label: words.answer(formatFixed(inputs.losses.value ?? ZERO, 0)),
        value: moneyNumber(result.left, currency),
        unit: currency,
      },
      figures: [
        { label: words.figures.drawdown, value: `−${formatFixed(result.drawdownPercent, 1)}%`, tone: 'loss' },
        { label: words.figures.recovery, value: `+${formatFixed(result.recoveryPercent, 1)}%` },
        { label: words.figures.chance, value: `${decimal(result.chance * 100, 1)}%` },
        { label: words.figures.likelyRun, value: String(result.likelyRun) },
        { label: words.figures.lossesToHalf, value: String(result.lossesToHalf) },
      ],
      notes: [{ text: words.notes.chance }],
    }),
  });
}

export const losingStreaksTool: Tool = {
  name: words.name,
  address: '/tools/losing-streaks',
  start: { account: '10000', currency: 'USD', risk: '2', losses: '10', trades: '100', winPercent: '40' },
  view,
};
