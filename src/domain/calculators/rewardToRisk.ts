import { compare, div, exact, sum, type Fraction } from '@/domain/numbers/exact';
import {
  amountInFull,
  amountWithEnoughPlaces,
  difference,
  inPercent,
  formulaLine,
  type Calculation,
  type FieldProblem,
} from './calculation';
import { nonPositiveProblems } from './checks';

interface Target {
  readonly price: Fraction | null;
  /** The percentage of the original size that is closed at this price. */
  readonly share: Fraction | null;
}

export interface RewardToRiskInput {
  /** For a zone, the edge further from the stop. */
  readonly entry: Fraction | null;
  readonly stop: Fraction | null;
  /** Nearest first. */
  readonly targets: readonly Target[];
  readonly decimals: number;
}

interface RewardToRisk {
  /** 2 if the targets together pay twice what the stop costs. */
  readonly ratio: Fraction;
  readonly ratios: readonly Fraction[];
  /** The break-even win rate in percent, before costs. */
  readonly breakEvenPercent: Fraction;
}

type RewardField = 'entry' | 'stop' | `target${string}` | `share${string}`;
export type RewardLine = 'risk' | 'targetDistance' | 'reward' | 'ratio' | 'breakEven';
type RewardWarning = 'belowTwo';

const HUNDRED = exact(100);
const MIN_RATIO = exact(2);

interface Plan {
  readonly entry: Fraction;
  readonly stop: Fraction;
  readonly targets: readonly { readonly price: Fraction; readonly share: Fraction }[];
}

const targetField = (index: number): RewardField => `target${String(index + 1)}`;
const shareField = (index: number): RewardField => `share${String(index + 1)}`;

/** Prices on the wrong side: each target must be further from the stop than the one before it. */
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

/** The reward as a multiple of the risk, given the part closed at each target. */
export function rewardToRisk(
  input: RewardToRiskInput,
): Calculation<RewardField, RewardToRisk, RewardLine, RewardWarning> {
  const plan = planOf(input);
  if (!isPlan(plan)) return { ok: false, problems: plan };

  const price = (value: Fraction) => amountInFull(value, input.decimals);
  const entry = price(plan.entry);
  const risk = formulaLine('risk', difference(entry, price(plan.stop)), price);
  const distances = plan.targets.map((target) =>
    formulaLine('targetDistance', difference(price(target.price), entry), price),
  );
  const reward = formulaLine(
    'reward',
    distances.flatMap(({ result }, index) => [
      ...(index === 0 ? [] : (['+'] as const)),
      ...([result, '×', amountInFull(plan.targets[index]?.share ?? HUNDRED, 0, '%')] as const),
    ]),
    price,
  );
  const ratio = formulaLine('ratio', [reward.result, '÷', risk.result], (value) =>
    amountWithEnoughPlaces(value, 2),
  );
  const even = formulaLine(
    'breakEven',
    [risk.result, '÷', '(', risk.result, '+', reward.result, ')'],
    inPercent(1),
  );
  return {
    ok: true,
    result: {
      ratio: ratio.result.value,
      ratios: distances.map(({ result }) => div(result.value, risk.result.value)),
      breakEvenPercent: even.result.value,
    },
    lines: [risk, ...distances, ...(distances.length > 1 ? [reward] : []), ratio, even],
    warnings: compare(ratio.result.value, MIN_RATIO) < 0 ? ['belowTwo'] : [],
  };
}
