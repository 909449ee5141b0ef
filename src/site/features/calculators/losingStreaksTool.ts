import { decimal } from '@/content/format';
import { losingStreaksWords as words } from '@/content/tools/losingStreaks';
import { losingStreak, type LosingStreakInput } from '@/domain/calculators/losingStreak';
import { formatFixed } from '@/domain/numberText';
import {
  chosenCurrency,
  currencyField,
  fieldGroup,
  MONEY_DECIMALS,
  moneyNumber,
  namedLines,
  numberInput,
  withProblem,
} from './reader';
import type { Outcome, Tool, ToolView, Values } from './tool';

function outcomeOf(input: LosingStreakInput): Outcome | null {
  const calculation = losingStreak(input);
  if (!calculation.ok || input.losses === null) return null;
  const { result, lines, warnings } = calculation;
  return {
    answer: {
      label: words.answer(formatFixed(input.losses, 0)),
      value: moneyNumber(result.left, input.currency),
      unit: input.currency,
    },
    figures: [
      { label: words.figures.drawdown, value: `−${formatFixed(result.drawdownPercent, 1)}%`, tone: 'loss' },
      { label: words.figures.recovery, value: `+${formatFixed(result.recoveryPercent, 1)}%` },
      { label: words.figures.chance, value: `${decimal(result.chance * 100, 1)}%` },
      { label: words.figures.likelyRun, value: String(result.likelyRun) },
      { label: words.figures.lossesToHalf, value: String(result.lossesToHalf) },
    ],
    lines: namedLines(lines, words.lines),
    warnings: warnings.map((warning) => ({ text: words.warnings[warning] })),
    notes: [{ text: words.notes.chance }],
  };
}

function view(values: Values): ToolView {
  const currency = chosenCurrency(values);
  const account = numberInput(values, {
    key: 'account',
    label: words.fields.account,
    decimals: MONEY_DECIMALS,
    unit: currency,
    example: '10,000',
  });
  const percent = (key: 'risk' | 'winPercent') =>
    numberInput(values, { key, label: words.fields[key], decimals: 2, unit: '%' });
  const count = (key: 'losses' | 'trades') =>
    numberInput(values, { key, label: words.fields[key], decimals: 0, typedUnit: key, example: '10' });
  const [risk, winPercent, losses, trades] = [
    percent('risk'),
    percent('winPercent'),
    count('losses'),
    count('trades'),
  ];
  const input: LosingStreakInput = {
    currency,
    account: account.value,
    percent: risk.value,
    losses: losses.value,
    trades: trades.value,
    winPercent: winPercent.value,
  };
  const calculation = losingStreak(input);
  const problems = calculation.ok ? [] : calculation.problems;
  return {
    groups: [
      fieldGroup(
        words.groups.account,
        withProblem(account, problems, 'account'),
        withProblem(risk, problems, 'percent'),
        currencyField(words.fields.currency),
      ),
      fieldGroup(
        words.groups.streak,
        withProblem(losses, problems, 'losses'),
        withProblem(trades, problems, 'trades'),
        withProblem(winPercent, problems, 'winPercent'),
      ),
    ],
    outcome: [account, risk, losses, trades, winPercent].some(({ isWrong }) => isWrong)
      ? null
      : outcomeOf(input),
  };
}

/** What a run of losses does to an account, and how likely it is. */
export const losingStreaksTool: Tool = {
  name: words.name,
  address: '/tools/losing-streaks',
  start: { account: '10000', currency: 'USD', risk: '2', losses: '10', trades: '100', winPercent: '40' },
  view,
};
