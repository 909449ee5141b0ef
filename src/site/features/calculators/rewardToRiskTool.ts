import { phrases, rules } from '@/content/rules';
import { rewardToRisk } from '@/domain/calculators/rewardToRisk';
import { formatWithEnoughPlaces } from '@/domain/numbers/numberText';
import { chosenInstrument, chosenLevel, instrumentField } from './choices';
import { fieldGroup, numberInput, RATIO_DECIMALS, toolView, withProblem } from './reader';
import { stopInput } from './stopInput';
import type { Tool, ToolView, FieldValues } from './tool';

const TARGET_NUMBERS = [1, 2, 3] as const;

function view(values: FieldValues): ToolView {
  const instrument = chosenInstrument(values);
  const { decimals, quote } = instrument;
  const price = (key: string, label: string, isOptional: boolean, hint = '') =>
    numberInput(values, {
      ...{ key, label, decimals, typedUnit: quote, isPrice: true, isOptional, hint },
      level: chosenLevel(values),
    });
  const entry = price('entry', 'Entry', false, 'For an entry zone, the edge further from the stop.');
  const targets = TARGET_NUMBERS.map((number) => {
    const isFirst = number === 1;
    const target = price(
      `target${String(number)}`,
      `Target ${String(number)}`,
      !isFirst,
      isFirst ? '' : 'Optional.',
    );
    const isUsed = isFirst || target.value !== null;
    const share = numberInput(values, {
      key: `share${String(number)}`,
      label: `Share at target ${String(number)}`,
      decimals: RATIO_DECIMALS,
      unit: '%',
      example: '100',
      isOptional: !isUsed,
    });
    return { number, target, share, isUsed };
  });
  const target = targets[0]?.target.value ?? null;
  const stop = stopInput(values, instrument, { decimals, entry: entry.value, target });
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
      withProblem(
        share,
        problems,
        `share${place}`,
        sharesProblem ? 'The shares have to add up to 100%.' : undefined,
      ),
    ];
  });
  const inputs = [entry, stop, ...targets.flatMap(({ target, share }) => [target, share])];
  return toolView({
    inputs: Object.fromEntries(inputs.map((one) => [one.field.key, one])),
    calculation,
    lines: {
      risk: 'Distance to the stop',
      targetDistance: 'Distance to a target',
      reward: 'Reward, weighted by share',
      ratio: 'Reward to risk',
      breakEven: 'Break-even win rate',
    },
    warnings: {
      belowTwo: `Less than ${String(rules.minRewardToRisk)} times the risk: the courses advise at least ${phrases.rewardToRisk}.`,
    },
    groups: (field) => [
      fieldGroup('The trade', [instrumentField(values), field('entry'), field('stop')]),
      fieldGroup('The targets', targetFields),
    ],
    outcome: ({ ratio, ratios, breakEvenPercent }) => ({
      answer: { label: 'Reward per unit of risk', value: formatWithEnoughPlaces(ratio, 2), unit: '' },
      figures: [
        { label: 'Break-even win rate', value: `${formatWithEnoughPlaces(breakEvenPercent, 1)}%` },
        ...(ratios.length > 1
          ? ratios.map((each, index) => ({
              label: `Target ${String(used[index]?.number ?? 0)} alone`,
              value: formatWithEnoughPlaces(each, 2),
            }))
          : []),
      ],
      notes: [{ text: 'Before spread, commission and overnight charges.' }],
    }),
  });
}

export const rewardToRiskTool: Tool = {
  name: 'Reward to risk',
  address: '/tools/reward-to-risk',
  start: {
    target2: '',
    share2: '',
    target3: '',
    share3: '',
    instrument: 'EUR/USD',
    entry: '1.08400',
    stop: '1.08000',
    target1: '1.09200',
    share1: '100',
  },
  view,
};
