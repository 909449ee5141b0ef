import type { Trade, TimeInForce } from './account';
import type { PracticeName } from './marketSpecs';

/** An action on the account. An omitted stop or target stays unchanged; null removes it. */
export type AccountAction =
  | ({ readonly do: 'market' } & OrderedTrade)
  | ({ readonly do: 'limit' | 'stop'; readonly price: number; readonly until: TimeInForce } & OrderedTrade)
  | { readonly do: 'close'; readonly id: number; readonly lots?: number; readonly note?: string }
  | ({ readonly do: 'modifyPosition'; readonly id: number } & ChangedExits)
  | ({ readonly do: 'modifyOrder'; readonly id: number; readonly price?: number } & ChangedExits)
  | { readonly do: 'cancel'; readonly id: number };

export type ChangedExits = Partial<Pick<Trade, 'stop' | 'target'>>;

interface OrderedTrade extends Trade {
  /** The reason chosen before the order was placed. */
  readonly reason?: TradeReason;
}

export const TRADE_REASONS = ['zone', 'break', 'pullback', 'announcement', 'none'] as const;
export type TradeReason = (typeof TRADE_REASONS)[number];

export type RefusalCode =
  | 'accountEnded'
  | 'belowSmallest'
  | 'lotStep'
  | 'aboveMost'
  | 'aboveOpen'
  | 'closed'
  | 'limitSide'
  | 'stopSide'
  | 'targetSide'
  | 'noMargin'
  | 'unknown';

export type TradeField = 'lots' | 'price' | 'stop' | 'target';

export interface RejectedEvent {
  readonly event: 'rejected';
  readonly reason: RefusalCode;
  readonly field?: TradeField;
}

export type FillReason = 'market' | 'limit' | 'stop';
export type CloseReason = 'manual' | 'stopLoss' | 'takeProfit' | 'stopOut';
export type CancelReason =
  | 'learner'
  | 'expired'
  | 'stopPassed'
  | 'targetPassed'
  | 'noMargin'
  | 'accountEnded';

export interface FilledEvent extends Trade {
  readonly event: 'filled';
  readonly id: number;
  readonly price: number;
  readonly reason: FillReason;
  /** Loss at the stop with both commissions; null without a stop. */
  readonly risk: number | null;
  /** Equity before the fill. */
  readonly equity: number;
  readonly commission: number;
}

export interface ClosedEvent extends Omit<Trade, 'stop' | 'target'> {
  readonly event: 'closed';
  readonly id: number;
  readonly price: number;
  readonly reason: CloseReason;
  /** The stop loss or take profit that was reached; the price may be beyond it. */
  readonly level: number | null;
  /** The result without commission. */
  readonly result: number;
  /** The figures that triggered a stop-out. */
  readonly supervision: { readonly equity: number; readonly margin: number } | null;
  readonly commission: number;
}

export type AccountEvent =
  | FilledEvent
  | ClosedEvent
  | RejectedEvent
  | { readonly event: 'placed'; readonly id: number }
  | {
      readonly event: 'modified';
      readonly id: number;
      readonly stop: number | null;
      readonly target: number | null;
    }
  | { readonly event: 'cancelled'; readonly id: number; readonly reason: CancelReason }
  | {
      readonly event: 'overnight';
      readonly id: number;
      readonly instrument: PracticeName;
      readonly nights: number;
      readonly amount: number;
    }
  | { readonly event: 'protected'; readonly amount: number }
  | { readonly event: 'marginCall'; readonly equity: number; readonly margin: number }
  | { readonly event: 'ended' };
