import { rewardToRiskWords as words } from '@/content/tools/rewardToRisk';
import { rewardToRisk } from '@/domain/calculators/rewardToRisk';
import { formatFixed } from '@/domain/numberText';
import { chosenInstrument, fieldGroup, instrumentField, numberInput, toolView, withProblem } from './reader';
import type { Tool, ToolView, Values } from './tool';

const TARGET_NUMBERS = [1, 2, 3] as const;

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
  const calculation = rewardToRisk({
    entry: entry.value,
    stop: stop.value,
    targets: used.map(({ target, share }) => ({ price: target.value, share: share.value })),
    decimals,
  });
  const problems = calculation.ok ? [] : calculation.problems;
  const targetFields = targets.flatMap(({ target, share, isUsed }) => {
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
  const inputs = [entry, stop, ...targets.flatMap(({ target, share }) => [target, share])];
  return toolView({
    inputs: Object.fromEntries(inputs.map((one) => [one.field.key, one])),
    calculation,
    words,
    groups: (field) => [
      fieldGroup(words.groups.trade, [instrumentField, field('entry'), field('stop')]),
      fieldGroup(words.groups.targets, targetFields),
    ],
    outcome: ({ ratio, ratios, breakEvenPercent }) => ({
      answer: { label: words.answer, value: formatFixed(ratio, 2), unit: '' },
      figures: [
        { label: words.figures.breakEven, value: `${formatFixed(breakEvenPercent, 1)}%` },
        ...(ratios.length > 1
          ? ratios.map((each, index) => ({
              label: words.figures.target(used[index]?.number ?? 0),
              value: formatFixed(each, 2),
            }))
          : []),
      ],
      notes: [{ text: words.notes.costs }],
    }),
  });
}

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
