import { decimal } from '@/content/format';
import { losingStreak } from '@/domain/calculators/losingStreak';
import { ZERO } from '@/domain/numbers/exact';
import { formatWithEnoughPlaces, formatFixed } from '@/domain/numbers/numberText';
import { chosenCurrency, currencyField } from './choices';
import {
  accountInput,
  fieldGroup,
  formatAmount,
  numberInput,
  RATIO_DECIMALS,
  toolView,
  valuesOf,
} from './reader';
import type { Tool, ToolView, FieldValues } from './tool';

/** A chance that is neither zero nor certain isn't rounded to either. */
function chanceText(percent: number): string {
  if (percent > 0 && percent < 0.05) return 'less than 0.1%';
  if (percent >= 99.95 && percent < 100) return 'more than 99.9%';
  return `${decimal(percent, 1)}%`;
}

function view(values: FieldValues): ToolView {
  const currency = chosenCurrency(values);
  const percent = (key: string, label: string) =>
    numberInput(values, { key, label, decimals: RATIO_DECIMALS, unit: '%' });
  const count = (key: string, label: string) =>
    numberInput(values, { key, label, decimals: 0, typedUnit: key, example: '10' });
  const inputs = {
    account: accountInput(values, currency),
    percent: percent('risk', 'Risk on each trade'),
    losses: count('losses', 'Losses in a row'),
    trades: count('trades', 'Number of trades'),
    winPercent: percent('winPercent', 'Winning trades'),
  };
  const losses = formatFixed(inputs.losses.value ?? ZERO, 0);
  return toolView({
    inputs,
    calculation: losingStreak({ currency, ...valuesOf(inputs) }),
    lines: {
      left: 'What is left',
      drawdown: 'Account drawdown',
      recovery: 'Gain needed to recover',
    },
    warnings: { overAdvisedRisk: 'More than 2% a trade: the courses advise 1-2%.' },
    groups: (field) => [
      fieldGroup('Your account', [field('account'), field('percent'), currencyField(values)]),
      fieldGroup('The streak', [field('losses'), field('trades'), field('winPercent')]),
    ],
    outcome: (result) => ({
      answer: {
        label: losses === '1' ? 'Left after 1 loss' : `Left after ${losses} losses in a row`,
        value: formatAmount(result.left, currency),
        unit: currency,
      },
      figures: [
        {
          label: 'Account drawdown',
          value: `−${formatWithEnoughPlaces(result.drawdownPercent, 1)}%`,
          tone: 'loss',
        },
        {
          label: 'Gain needed to recover',
          value: `+${formatWithEnoughPlaces(result.recoveryPercent, 1)}%`,
        },
        { label: 'Chance of such a run', value: chanceText(result.chance * 100) },
        { label: 'Longest run to expect', value: String(result.likelyRun) },
        { label: 'Losses in a row that halve the account', value: String(result.lossesToHalf) },
      ],
      notes: [
        {
          text: 'The chance assumes that every trade is equally likely to lose, whatever came before it. The longest run to expect is at least as likely to happen as not.',
        },
      ],
    }),
  });
}

export const losingStreaksTool: Tool = {
  name: 'Losing streaks',
  address: '/tools/losing-streaks',
  start: { account: '10000', currency: 'USD', risk: '2', losses: '10', trades: '100', winPercent: '40' },
  view,
};
