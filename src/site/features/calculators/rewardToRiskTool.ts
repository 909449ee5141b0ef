import { rewardToRiskWords as words } from '@/content/tools/rewardToRisk';
import { rewardToRisk, type RewardToRiskInput } from '@/domain/calculators/rewardToRisk';
import { formatFixed } from '@/domain/numberText';
import {
  chosenInstrument,
  fieldGroup,
  instrumentField,
  namedLines,
  numberInput,
  withProblem,
} from './reader';
import type { Outcome, Tool, ToolView, Values } from './tool';

const TARGET_NUMBERS = [1, 2, 3] as const;

/** `numbers` are the positions, from 1, of the filled-in target fields. */
function outcomeOf(input: RewardToRiskInput, numbers: readonly number[]): Outcome | null {
  const calculation = rewardToRisk(input);
  if (!calculation.ok) return null;
  const { result, lines, warnings } = calculation;
  const each = result.ratios.map((ratio, index) => ({
    label: words.figures.target(numbers[index] ?? 0),
    value: formatFixed(ratio, 2),
  }));
  return {
    answer: { label: words.answer, value: formatFixed(result.ratio, 2), unit: '' },
    figures: [
      { label: words.figures.breakEven, value: `${formatFixed(result.breakEvenPercent, 1)}%` },
      ...(each.length > 1 ? each : []),
    ],
    lines: namedLines(lines, words.lines),
    warnings: warnings.map((warning) => ({ text: words.warnings[warning] })),
    notes: [{ text: words.notes.costs }],
  };
}

function view(values: Values): ToolView {
  const { decimals, quote } = chosenInstrument(values);
  const price = (key: string, label: string, isOptional: boolean, hint = '') =>
    numberInput(values, { key, label, decimals, typedUnit: quote, isPrice: true, isOptional, hint });
  const entry = price('entry', words.fields.entry, false, words.hints.entry);
  const stop = price('stop', words.fields.stop, false);
  const targets = TARGET_NUMBERS.map((number) => {
    const isFirst = number === 1;
    const target = price(
      `target${String(number)}`,
      words.fields.target(number),
      !isFirst,
      isFirst ? '' : words.hints.laterTarget,
    );
    const isUsed = isFirst || target.value !== null;
    const share = numberInput(values, {
      key: `share${String(number)}`,
      label: words.fields.share(number),
      decimals: 2,
      unit: '%',
      example: '100',
      isOptional: !isUsed,
    });
    return { number, target, share, isUsed };
  });
  const used = targets.filter(({ isUsed }) => isUsed);
  const input: RewardToRiskInput = {
    entry: entry.value,
    stop: stop.value,
    targets: used.map(({ target, share }) => ({ price: target.value, share: share.value })),
    decimals,
  };
  const calculation = rewardToRisk(input);
  const problems = calculation.ok ? [] : calculation.problems;
  const all = [entry, stop, ...targets.flatMap(({ target, share }) => [target, share])];
  const fields = targets.flatMap(({ target, share, isUsed }) => {
    const place = String(used.findIndex((one) => one.target === target) + 1);
    if (!isUsed) return [target.field, share.field];
    const sharesProblem = problems.some(
      ({ field, problem }) => field === `share${place}` && problem === 'notWhole',
    );
    return [
      withProblem(target, problems, `target${place}`),
      withProblem(share, problems, `share${place}`, sharesProblem ? words.problems.shares : undefined),
    ];
  });
  return {
    groups: [
      fieldGroup(
        words.groups.trade,
        instrumentField(words.fields.instrument),
        withProblem(entry, problems, 'entry'),
        withProblem(stop, problems, 'stop'),
      ),
      fieldGroup(words.groups.targets, ...fields),
    ],
    outcome: all.some(({ isWrong }) => isWrong)
      ? null
      : outcomeOf(
          input,
          used.map(({ number }) => number),
        ),
  };
}

/** The reward of a plan in relation to its risk. */
export const rewardToRiskTool: Tool = {
  name: words.name,
  address: '/tools/reward-to-risk',
  start: {
    instrument: 'EUR/USD',
    entry: '1.08400',
    stop: '1.08000',
    target1: '1.09200',
    share1: '100',
    target2: '',
    share2: '',
    target3: '',
    share3: '',
  },
  view,
};
