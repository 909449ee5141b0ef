import type { TradeReason } from '@/domain/practice/accountEvents';
import type { PracticeName } from '@/domain/practice/marketSpecs';
import type { ReplayStart, TradePlan } from '@/domain/practice/replays';
import type { ChartLevel } from '@/site/charts/practiceLayout';
import { priceText, readLots } from '@/site/charts/practiceFigures';
import { readEnteredExits, type EnteredPrice } from '@/site/charts/enteredPrice';

/** The form as it is being filled in; prices as entered. */
export interface PlanDraft {
  readonly side: 'buy' | 'sell' | 'out' | '';
  readonly reason: TradeReason | '';
  readonly stop: string;
  readonly target: string;
  readonly lots: string;
}

export const NO_PLAN: PlanDraft = { side: '', reason: '', stop: '', target: '', lots: '' };

/** The decision: a plan, with a size in hundredths of a lot if one was given, or staying out. */
export type ChartDecision = (TradePlan & { readonly lots: number | null }) | { readonly side: 'out' };

/** Reads a size as hundredths of a lot; null for anything else. */
export function parseLots(typed: string): number | null {
  const lots = readLots(typed);
  return lots !== null && lots > 0 && Number.isInteger(lots) ? lots : null;
}

/** A draft's plan, whose missing or unclear prices are 0, and how its prices were read. */
interface DraftReading {
  readonly plan: TradePlan;
  readonly stop: EnteredPrice;
  readonly target: EnteredPrice;
}

/** Reads a draft; null if it has no side. */
export function readDraft(
  { side, ...texts }: PlanDraft,
  { bid, ask }: ReplayStart,
  name: PracticeName,
): DraftReading | null {
  if (side !== 'buy' && side !== 'sell') return null;
  const entry = side === 'buy' ? ask : bid;
  const typed = readEnteredExits(name, texts, side, entry);
  const plan = { side, entry, stop: typed.stop.price ?? 0, target: typed.target.price ?? 0 };
  return { ...typed, plan };
}

export function problemsOf(
  { plan, ...typed }: DraftReading,
  { lots }: Pick<PlanDraft, 'lots'>,
  { bid, ask }: ReplayStart,
  name: PracticeName,
) {
  const price = (points: number) => priceText(name, points);
  const isBuy = plan.side === 'buy';
  const isStopBeyond = isBuy ? plan.stop < bid : plan.stop > ask;
  const isTargetBeyond = isBuy ? plan.target > ask : plan.target < bid && plan.target > 0;
  const unread = `Enter a price, such as ${price(bid)}.`;
  const isLotsRead = lots.trim() === '' || parseLots(lots) !== null;
  return {
    stop:
      plan.stop === 0
        ? typed.stop.problem || unread
        : isStopBeyond
          ? ''
          : isBuy
            ? `The stop on a buy must be below the bid, ${price(bid)}: it is where you would sell.`
            : `The stop on a sell must be above the ask, ${price(ask)}: it is where you would buy back.`,
    target:
      plan.target === 0
        ? typed.target.problem || unread
        : isTargetBeyond
          ? ''
          : isBuy
            ? `The target on a buy must be above its entry, ${price(ask)}.`
            : `The target on a sell must be below its entry, ${price(bid)}.`,
    lots: isLotsRead ? '' : 'Enter a size in lots, such as 0.25.',
  };
}

/** A draft's levels on the chart; its stop and target can be moved. */
export function draftLevels(
  draft: PlanDraft,
  start: ReplayStart,
  name: PracticeName,
  onChange: (draft: PlanDraft) => void,
): readonly ChartLevel[] {
  const plan = readDraft(draft, start, name)?.plan;
  if (!plan) return [];
  const moved = (field: 'stop' | 'target') => (points: number) =>
    onChange({ ...draft, [field]: priceText(name, points) });
  return [
    { label: 'Entry', price: plan.entry, tone: 'entry' },
    ...(plan.stop > 0
      ? [{ label: 'Stop', price: plan.stop, tone: 'loss', onMove: moved('stop') } as const]
      : []),
    ...(plan.target > 0
      ? [{ label: 'Target', price: plan.target, tone: 'gain', onMove: moved('target') } as const]
      : []),
  ];
}
