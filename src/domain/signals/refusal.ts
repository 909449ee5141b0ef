import * as v from 'valibot';
import { kindSchema, schemaOf } from './entry';
import type { PriceOddity } from './prices';
import type { Ending } from './signal';

/** The form names of the target prices */
export const TARGET_FIELDS = ['target1', 'target2', 'target3'] as const;

/** Price fields by their form names. */
export type PriceField =
  | 'price'
  | 'entryFrom'
  | 'entryTo'
  | 'stopLoss'
  | 'cost'
  | (typeof TARGET_FIELDS)[number];

/** Why a table of candles is refused. Lines are counted from 1. */
export type CandleRefusal =
  | { readonly code: 'candleHeaderOnly' }
  | { readonly code: 'candleCount'; readonly count: number; readonly min: number; readonly max: number }
  | { readonly code: 'candleTicks' | 'candleOrder' | 'candleContradiction'; readonly line: number }
  | { readonly code: 'candleColumn'; readonly column: 'open' | 'high' | 'low' | 'close' }
  | { readonly code: 'candleCells'; readonly line: number; readonly count: number }
  | { readonly code: 'candleWord' | 'candleTime'; readonly line: number; readonly text: string }
  | {
      readonly code: 'candleDecimals';
      readonly line: number;
      readonly text: string;
      readonly decimals: number;
    };

/**
 * Why an entry is refused, with the values of its message: prices as in the record, times as ISO 8601, and positions
 * counted from 1. The messages are in src/content/entryProblemWords.ts.
 */
export type EntryRefusal =
  | {
      readonly code:
        | 'authorMissing'
        | 'noteMissing'
        | 'instrumentMissing'
        | 'timeframeMissing'
        | 'sourceMissing'
        | 'interestMissing'
        | 'timeMissing'
        | 'deadlineMissing'
        | 'fieldMissing'
        | 'inFuture'
        | 'currencyFormat'
        | 'zoneReversed'
        | 'stopOnWrongSide'
        | 'stopMovedAway'
        | 'targetCount'
        | 'targetOnWrongSide'
        | 'targetReached'
        | 'deadlinePassed'
        | 'nothingAmended'
        | 'nothingCorrected'
        | 'updateMissing'
        | 'issuedCorrected'
        | 'noSignal'
        | 'remarkFormat'
        | 'brokenCharacter'
        | 'publicationUnknown'
        | 'latestChanged'
        | 'draftGone'
        | 'draftChanged';
    }
  | {
      readonly code:
        | 'isOpen'
        | 'isWaiting'
        | 'isMarketOrder'
        | 'onlyTargetsAmended'
        | 'neverIssued'
        | 'alreadyIssued'
        | 'alreadyPublished'
        | 'takenBack'
        | 'laterVersion';
      readonly signal: number;
    }
  | { readonly code: 'hasEnded'; readonly signal: number; readonly state: Ending['kind'] }
  | { readonly code: 'numberSkipped'; readonly signal: number; readonly next: number }
  | { readonly code: 'notCorrectable'; readonly signal: number; readonly entry: string }
  | { readonly code: 'beforeLatest'; readonly latest: string }
  | { readonly code: 'afterDeadline' | 'beforeDeadline'; readonly deadline: string }
  | {
      readonly code: 'priceMissing' | 'priceNotPositive' | 'priceFormat' | 'priceDecimals';
      readonly name: PriceField;
      readonly price: string;
      readonly instrument: string;
      readonly decimals: number;
    }
  | ({ readonly code: 'priceOdd'; readonly name: PriceField } & PriceOddity)
  | { readonly code: 'costNegative' | 'candlesMissPrice'; readonly price: string }
  | { readonly code: 'fillTooGood'; readonly edge: string }
  | { readonly code: 'beyondStop' | 'stopNotReached'; readonly price: string; readonly stop: string }
  | { readonly code: 'lastTargetNotReached'; readonly price: string; readonly target: string }
  | {
      readonly code: 'levelNotReached';
      readonly price: string;
      readonly level: string;
      readonly isTarget: boolean;
    }
  | { readonly code: 'stopBeyondTarget'; readonly target: number; readonly price: string }
  | { readonly code: 'targetOrder'; readonly target: number }
  /** The target is null for the share of a partial close. */
  | { readonly code: 'shareRange'; readonly target: number | null }
  | { readonly code: 'shareSum'; readonly sum: number }
  | { readonly code: 'shareTooLarge'; readonly left: number }
  | {
      readonly code: 'textLength';
      readonly text: 'reason' | 'invalidation' | 'remark';
      readonly length: number;
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: 'decimalsRange'; readonly max: number }
  | CandleRefusal
  | { readonly code: 'remarkBeyondCandles'; readonly candle: number; readonly count: number };

export type EntryProblem = EntryRefusal & {
  /** The form field that it concerns, such as `target2`; '' for none. */
  readonly field: string;
  /** Set for a correction, which can only change a price, a share or a time. */
  readonly isCorrection?: true;
};

export class RefusedEntryError extends Error {
  override readonly name = 'RefusedEntryError';
  readonly problem: EntryProblem;

  constructor(problem: EntryProblem) {
    super(`The entry is refused: ${problem.code}.`);
    this.problem = problem;
  }
}

export function refuse(reason: EntryRefusal, field = ''): never {
  throw new RefusedEntryError({ ...reason, field });
}

export function refuseIf(isRefused: boolean, reason: EntryRefusal, field?: string): void {
  if (isRefused) refuse(reason, field);
}

function problemAt(path: readonly unknown[]): EntryProblem {
  const [place, key] = [path.at(-2), String(path.at(-1))];
  const target = typeof place === 'number' ? place + 1 : null;
  const field = target === null ? key : `${key}${String(target)}`;
  if (key === 'share') return { code: 'shareRange', target, field };
  if (key === 'at' || key === 'correctedAt') return { code: 'timeMissing', field: 'at' };
  return { code: key === 'validUntil' ? 'deadlineMissing' : 'fieldMissing', field };
}

/** The problems that make a new entry unreadable; empty if there are none. */
export const entryProblems = (entry: unknown): readonly EntryProblem[] =>
  (v.safeParse(schemaOf(entry) ?? kindSchema, entry).issues ?? []).map(({ path }) =>
    problemAt((path ?? []).map(({ key }) => key)),
  );
