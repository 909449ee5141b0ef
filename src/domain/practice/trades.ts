import type { Side, Trade } from './account';
import type { AccountEvent, ClosedEvent, FilledEvent, TradeReason } from './accountEvents';
import { isRiskWithin, rewardToRisk, type Plan } from './plan';
import type { JournalEntry } from './session';

/** A trade from its fill to its last close. Money is in cents, prices in points. */
export interface PracticeTrade extends Trade {
  readonly id: number;
  readonly fill: FilledEvent & { readonly minute: number };
  /** The plan as ordered, or as last changed before the fill. */
  readonly plan: Plan;
  readonly reason?: TradeReason;
  readonly parts: readonly (ClosedEvent & { readonly minute: number; readonly note?: string })[];
  /** Whether the stop was ever moved further away or removed. */
  readonly hasMovedAway: boolean;
  readonly overnight: number;
}

export const PRACTICE_RULES = [
  'stopFromStart',
  'size',
  'target',
  'stopNotMovedAway',
  'together',
  'reason',
  'letItWork',
] as const;
export type PracticeRule = (typeof PRACTICE_RULES)[number];
export type RuleResult = 'kept' | 'notKept' | 'doesNotApply';

const isFurther = (side: Side, from: number | null, to: number | null): boolean => {
  if (from === null) return false;
  return to === null || (side === 'buy' ? to < from : to > from);
};

/** All trades that were filled, in the order of their fills. */
export function tradesOf(journal: readonly JournalEntry[]): readonly PracticeTrade[] {
  const trades = new Map<number, PracticeTrade>();
  const asked = new Map<number, Pick<PracticeTrade, 'plan' | 'reason'>>();

  function ask(event: AccountEvent, { action, plan }: JournalEntry): void {
    if (action === undefined || plan === undefined || !('id' in event)) return;
    const reason = 'reason' in action ? action.reason : asked.get(event.id)?.reason;
    asked.set(event.id, { plan, ...(reason !== undefined && { reason }) });
  }

  function update(id: number, changes: (trade: PracticeTrade) => Partial<PracticeTrade>): void {
    const trade = trades.get(id);
    if (trade) trades.set(id, { ...trade, ...changes(trade) });
  }

  for (const entry of journal) {
    const { minute, action } = entry;
    for (const event of entry.events) {
      if (event.event === 'placed' || event.event === 'filled' || event.event === 'modified')
        ask(event, entry);
      if (event.event === 'filled') {
        const { id, instrument, side, lots, stop, target } = event;
        const { plan, reason } = asked.get(id) ?? {};
        if (plan === undefined) continue;
        trades.set(id, {
          ...{ id, instrument, side, lots, fill: { ...event, minute }, plan, stop, target },
          ...{ parts: [], hasMovedAway: false, overnight: 0 },
          ...(reason !== undefined && { reason }),
        });
      } else if (event.event === 'closed') {
        const note = action?.do === 'close' ? action.note : undefined;
        const part = { ...event, minute, ...(note !== undefined && event.reason === 'manual' && { note }) };
        update(event.id, ({ parts }) => ({ parts: [...parts, part] }));
      } else if (event.event === 'overnight') {
        update(event.id, ({ overnight }) => ({ overnight: overnight + event.amount }));
      } else if (event.event === 'modified') {
        update(event.id, ({ side, stop, hasMovedAway }) => ({
          ...{ stop: event.stop, target: event.target },
          hasMovedAway: hasMovedAway || isFurther(side, stop, event.stop),
        }));
      }
    }
  }
  return [...trades.values()];
}

export const openLots = ({ lots, parts }: PracticeTrade): number =>
  parts.reduce((rest, part) => rest - part.lots, lots);

/** What a result consists of, in cents; `overnight` is negative if it is a cost. */
export interface ResultParts {
  /** From the price alone. */
  readonly moved: number;
  readonly commission: number;
  readonly overnight: number;
}

export const netOf = ({ moved, commission, overnight }: ResultParts): number =>
  moved - commission + overnight;

/** The result of a closed trade. */
export const resultOf = ({ fill, parts, overnight }: PracticeTrade): ResultParts => ({
  moved: parts.reduce((sum, { result }) => sum + result, 0),
  commission: parts.reduce((sum, { commission }) => sum + commission, fill.commission),
  overnight,
});

/** The result of one closed part, without overnight charges. Its entry and its exit cost the same commission. */
export const partResultOf = ({ result, commission }: ClosedEvent): ResultParts => ({
  ...{ moved: result, commission: 2 * commission, overnight: 0 },
});

const ruleResult = (is: boolean): RuleResult => (is ? 'kept' : 'notKept');

/** In hundredths of a percent. */
export const MAX_RISK = 200;
const MAX_TOTAL_RISK = 600;
export const MAX_DOLLAR_RISK = 300;
export const MIN_RATIO = 2;

function letItWorkResult({ fill, parts }: PracticeTrade): RuleResult {
  const byHand = parts.filter(({ reason }) => reason === 'manual');
  if (byHand.length === 0) return 'kept';
  const { price, stop } = fill;
  if (stop === null) return 'doesNotApply';
  const risk = Math.abs(price - stop);
  return ruleResult(byHand.every((part) => Math.abs(part.price - price) >= risk || part.note !== undefined));
}

/** Which rules a closed trade followed, regardless of its result. */
export function ruleResultsOf(trade: PracticeTrade): Readonly<Record<PracticeRule, RuleResult>> {
  const { fill, plan, reason, hasMovedAway } = trade;
  const ratio = rewardToRisk(plan);
  return {
    stopFromStart: ruleResult(fill.stop !== null),
    size: plan.risk === null ? 'doesNotApply' : ruleResult(isRiskWithin(plan.risk, plan.equity, MAX_RISK)),
    target: ruleResult(ratio !== null && ratio.reward >= ratio.risk * MIN_RATIO),
    stopNotMovedAway: fill.stop === null ? 'doesNotApply' : ruleResult(!hasMovedAway),
    together: ruleResult(
      isRiskWithin(plan.totalRisk, plan.equity, MAX_TOTAL_RISK) &&
        isRiskWithin(plan.dollarRisk, plan.equity, MAX_DOLLAR_RISK),
    ),
    reason: ruleResult(reason !== undefined),
    letItWork: letItWorkResult(trade),
  };
}

/** How often each rule was followed, out of the closed trades to which it applied. */
export function ruleTally(trades: readonly PracticeTrade[]) {
  const results = trades.filter((trade) => openLots(trade) === 0).map(ruleResultsOf);
  const tally = (rule: PracticeRule) => {
    const applied = results.map((each) => each[rule]).filter((result) => result !== 'doesNotApply');
    return { kept: applied.filter((result) => result === 'kept').length, of: applied.length };
  };
  return Object.fromEntries(PRACTICE_RULES.map((rule) => [rule, tally(rule)])) as Record<
    PracticeRule,
    { kept: number; of: number }
  >;
}
