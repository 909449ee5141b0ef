import { absolute, add, compare, div, exact, mul, ONE, sub, sum, type Fraction } from '@/domain/exact';
import { amount, amountInFull, type Calculation, type FieldProblem, type FormulaLine } from './calculation';
import { nonPositiveProblems } from './checks';

interface Target {
  readonly price: Fraction | null;
  /** The percentage of the original size closed there. */
  readonly share: Fraction | null;
}

export interface RewardToRiskInput {
  /** For a zone, the edge further from the stop. */
  readonly entry: Fraction | null;
  readonly stop: Fraction | null;
  /** Nearest first. */
  readonly targets: readonly Target[];
  /** The number of decimals of a price. */
  readonly decimals: number;
}

export interface RewardToRisk {
  /** 2 if the targets together pay twice what the stop costs. */
  readonly ratio: Fraction;
  /** The ratio of each target on its own. */
  readonly ratios: readonly Fraction[];
  /** The break-even win rate in percent, before costs. */
  readonly breakEvenPercent: Fraction;
}

export type RewardField = 'entry' | 'stop' | `target${string}` | `share${string}`;
export type RewardLine = 'risk' | 'targetDistance' | 'reward' | 'ratio' | 'breakEven';
export type RewardWarning = 'belowTwo';

const HUNDRED = exact(100);
const MIN_RATIO = exact(2);

interface Plan {
  readonly entry: Fraction;
  readonly stop: Fraction;
  readonly targets: readonly { readonly price: Fraction; readonly share: Fraction }[];
}

const targetField = (index: number): RewardField => `target${String(index + 1)}`;
const shareField = (index: number): RewardField => `share${String(index + 1)}`;

/** Targets go away from the stop, nearest first. */
function sideProblems({ entry, stop, targets }: Plan): FieldProblem<RewardField>[] {
  const away = compare(entry, stop);
  if (away === 0) return [{ field: 'stop', problem: 'atEntry' }];
  return targets.flatMap(({ price }, index) => {
    const before = targets[index - 1]?.price ?? entry;
    return compare(price, before) === away
      ? []
      : [{ field: targetField(index), problem: 'wrongSide' as const }];
  });
}

function planOf(input: RewardToRiskInput): Plan | readonly FieldProblem<RewardField>[] {
  const { entry, stop, targets } = input;
  const problems = nonPositiveProblems<RewardField>({
    entry,
    stop,
    ...Object.fromEntries(
      targets.flatMap(({ price, share }, index) => [
        [targetField(index), price],
        [shareField(index), share],
      ]),
    ),
  });
  if (problems.length > 0 || entry === null || stop === null) return problems;
  const complete = targets.flatMap(({ price, share }) =>
    price === null || share === null ? [] : [{ price, share }],
  );
  const plan = { entry, stop, targets: complete };
  const wrong = sideProblems(plan);
  const sharesAddUp = compare(sum(complete.map(({ share }) => share)), HUNDRED) === 0;
  if (!sharesAddUp) wrong.push({ field: shareField(targets.length - 1), problem: 'notWhole' });
  return wrong.length > 0 ? wrong : plan;
}

const isPlan = (value: Plan | readonly FieldProblem<RewardField>[]): value is Plan => 'targets' in value;

function linesOf(
  { entry, stop, targets }: Plan,
  decimals: number,
  result: RewardToRisk,
): FormulaLine<RewardLine>[] {
  const price = (value: Fraction) => amountInFull(value, decimals);
  const difference = (a: Fraction, b: Fraction) =>
    compare(a, b) > 0 ? ([price(a), '−', price(b)] as const) : ([price(b), '−', price(a)] as const);
  const risk = price(absolute(sub(entry, stop)));
  const reward = price(mul(result.ratio, risk.value));
  const parts = targets.flatMap(({ share, price: target }, index) => [
    ...(index === 0 ? [] : (['+'] as const)),
    price(absolute(sub(target, entry))),
    '×' as const,
    amountInFull(share, 0, '%'),
  ]);
  return [
    { name: 'risk', expression: difference(entry, stop), result: risk },
    ...targets.map((target) => ({
      name: 'targetDistance' as const,
      expression: difference(target.price, entry),
      result: price(absolute(sub(target.price, entry))),
    })),
    ...(targets.length > 1 ? [{ name: 'reward', expression: parts, result: reward } as const] : []),
    { name: 'ratio', expression: [reward, '÷', risk], result: amount(result.ratio, 2) },
    {
      name: 'breakEven',
      expression: [risk, '÷', '(', risk, '+', reward, ')'],
      result: amount(result.breakEvenPercent, 1, '%'),
    },
  ];
}

/** The reward as a multiple of the risk, given the part closed at each target. */
export function rewardToRisk(
  input: RewardToRiskInput,
): Calculation<RewardField, RewardToRisk, RewardLine, RewardWarning> {
  const plan = planOf(input);
  if (!isPlan(plan)) return { ok: false, problems: plan };

  const risk = absolute(sub(plan.entry, plan.stop));
  const ratios = plan.targets.map(({ price }) => div(absolute(sub(price, plan.entry)), risk));
  const ratio = sum(plan.targets.map(({ share }, index) => div(mul(ratios[index] ?? ONE, share), HUNDRED)));
  const result = { ratio, ratios, breakEvenPercent: div(HUNDRED, add(ONE, ratio)) };
  return {
    ok: true,
    result,
    lines: linesOf(plan, input.decimals, result),
    warnings: compare(ratio, MIN_RATIO) < 0 ? ['belowTwo'] : [],
  };
}
