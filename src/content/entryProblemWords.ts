import { formatGmt } from '@/domain/time/days';
import { countOf } from '@/domain/text/groupDigits';
import { exampleLevels } from './exampleLevels';
import { truncate } from '@/domain/text/truncate';
import type { PriceOddity } from '@/domain/signals/prices';
import type { CandleRefusal, EntryProblem, PriceField } from '@/domain/signals/refusal';

const PRICE_NAMES: Readonly<Record<PriceField, string>> = {
  price: 'Price',
  entryFrom: 'Entry',
  entryTo: 'Entry to',
  stopLoss: 'Stop loss',
  cost: 'Cost',
  target1: 'Target 1',
  target2: 'Target 2',
  target3: 'Target 3',
};

const TEXT_NAMES = {
  reason: 'The reason',
  invalidation: '“What would prove it wrong”',
  remark: 'The remark',
} as const;

const ENDED_WORDS = {
  closed: 'is closed',
  expired: 'has expired',
  cancelled: 'was cancelled',
  notTriggered: "wasn't triggered",
} as const;

const levels: Readonly<Record<string, number>> = exampleLevels;

interface PriceProblem {
  readonly name: PriceField;
  readonly price: string;
  readonly instrument: string;
  readonly decimals: number;
}

/**
 * `5 decimal places, such as 1.08400`, with the price's own digits if it is valid, or else those of an example level
 */
function formatWords({ name, price, instrument, decimals }: PriceProblem): string {
  const level = name === 'cost' ? 10 ** (1 - decimals) : levels[instrument];
  const example = Number(price) > 0 ? Number(price) : level;
  const words = countOf(decimals, 'decimal place');
  return example === undefined ? words : `${words}, such as ${example.toFixed(decimals)}`;
}

const MAX_SHOWN = 40;

const oddityWords = ({ kind, part }: PriceOddity): string =>
  ({
    message: 'this looks like a whole message. Enter one price here.',
    several: `“${truncate(part, MAX_SHOWN)}” is more than one price. Enter one here: each has its own field.`,
    distance: `“${truncate(part, MAX_SHOWN)}” is a distance. Enter the price itself.`,
    extra: `leave out “${truncate(part, MAX_SHOWN)}” and enter the price alone.`,
  })[kind];

/** `1.084001 has 6 decimal places, and EUR/USD has 5` */
function tooManyDecimals(price: string, instrument: string, decimals: number): string {
  const count = /[.,](\d+)\D*$/.exec(price)?.[1]?.length ?? 0;
  return `${price} has ${countOf(count, 'decimal place')}, and ${instrument} has ${String(decimals)}`;
}

/** Explains what is wrong with a table of candles, and in which line. */
function candleWords(problem: CandleRefusal): string {
  switch (problem.code) {
    case 'candleTicks':
      return `Line ${String(problem.line)} gives a single price, with its bid and ask. Paste candles: open, high, low and close.`;
    case 'candleHeaderOnly':
      return 'There is only a line of column names. Paste the candles below it too.';
    case 'candleColumn':
      return `The first line names no column for the ${problem.column}. A candle needs its open, high, low and close.`;
    case 'candleCells':
      return `Line ${String(problem.line)} has ${countOf(problem.count, 'price')}. A candle has four: open, high, low and close.`;
    case 'candleWord':
      return `Line ${String(problem.line)}: “${truncate(problem.text, MAX_SHOWN)}” isn't a price.`;
    case 'candleDecimals':
      return `Line ${String(problem.line)}: ${tooManyDecimals(problem.text, 'the instrument', problem.decimals)}. Round the prices first.`;
    case 'candleTime':
      return `Line ${String(problem.line)}: “${truncate(problem.text, MAX_SHOWN)}” isn't a date, so the order of the candles isn't known. Leave out the dates.`;
    case 'candleOrder':
      return `Line ${String(problem.line)} is out of order. Paste the candles from the earliest to the latest.`;
    case 'candleCount':
      return `There ${problem.count === 1 ? 'is' : 'are'} ${countOf(problem.count, 'candle')}. Paste ${String(problem.min)} to ${String(problem.max)}, or none.`;
    case 'candleContradiction':
      return `Line ${String(problem.line)} contradicts itself. Its high must be its highest price and its low its lowest: open, high, low, close.`;
  }
}

/** Explains why an entry is refused and what to do. */
export function entryProblemWords(problem: EntryProblem): string {
  switch (problem.code) {
    case 'authorMissing':
      return 'The author is missing. Every update says who made it.';
    case 'noteMissing':
      return 'The note is missing. Say why.';
    case 'instrumentMissing':
      return 'The instrument is missing. Say what is traded.';
    case 'timeframeMissing':
      return 'The timeframe is missing. Say which chart the idea was found on.';
    case 'sourceMissing':
      return 'The source is missing. Say where the prices come from.';
    case 'interestMissing':
      return 'The interest is missing. Say what the author and the firm hold, or that they hold nothing.';
    case 'timeMissing':
      return 'A time is missing or incomplete. Enter its day, hour and minute.';
    case 'deadlineMissing':
      return 'The expiry is missing. Enter the time until which the signal is valid.';
    case 'fieldMissing':
      return 'Something is missing. Fill in every field.';
    case 'inFuture':
      return 'This time is in the future. Record only what has already happened.';
    case 'beforeLatest':
      return problem.isCorrection
        ? 'This would put the updates out of order: none can happen before the one above it.'
        : `This is earlier than the update before it: ${formatGmt(problem.latest)}. Record it without a time, and give the time in the note. If the update before it has a wrong time, correct that first.`;
    case 'afterDeadline':
      return `The signal was valid until ${formatGmt(problem.deadline)}. An entry after that doesn't count${problem.isCorrection ? '.' : ': record the signal as expired.'}`;
    case 'beforeDeadline':
      return `It is valid until ${formatGmt(problem.deadline)}. Until then it can be cancelled, but it can't expire.`;
    case 'deadlinePassed':
      return 'The signal would expire before it was written. Enter a later time.';
    case 'currencyFormat':
      return 'A currency has three letters, such as USD.';
    case 'decimalsRange':
      return `The decimal places must be a whole number from 0 to ${String(problem.max)}.`;
    case 'priceMissing':
      return `${PRICE_NAMES[problem.name]} is missing. Enter a price with ${formatWords(problem)}.`;
    case 'priceOdd':
      return `${PRICE_NAMES[problem.name]}: ${oddityWords(problem)}`;
    case 'priceDecimals':
      return `${PRICE_NAMES[problem.name]}: ${tooManyDecimals(problem.price, problem.instrument, problem.decimals)}.`;
    case 'priceNotPositive':
      return `${PRICE_NAMES[problem.name]}: a price for ${problem.instrument} must be more than zero, and ${problem.price} isn't.`;
    case 'priceFormat':
      return `${PRICE_NAMES[problem.name]}: ${problem.instrument} is written with ${formatWords(problem)}.`;
    case 'costNegative':
      return `The cost must be zero or more: ${problem.price} is less.`;
    case 'zoneReversed':
      return 'The entry zone must run from its lower price to its higher one.';
    case 'stopOnWrongSide':
      return 'The stop loss is on the wrong side: it goes below the entry for a buy and above it for a sell.';
    case 'stopMovedAway':
      return 'The stop can only be moved towards the target. Moving it away would make the loss larger than announced.';
    case 'stopBeyondTarget':
      return `The stop would be beyond target ${String(problem.target)}, ${problem.price}. ${problem.isCorrection ? "A correction can't move it further than that." : 'Record the partial close there first, or amend the target.'}`;
    case 'targetCount':
      return 'A signal has one to three targets.';
    case 'targetOnWrongSide':
      return "Target 1 isn't beyond the entry: it must be above it for a buy and below it for a sell.";
    case 'targetOrder':
      return `Target ${String(problem.target)} is no further than target ${String(problem.target - 1)}. Each target must be further from the entry than the one before.`;
    case 'targetReached':
      return "Targets that were reached can't be changed. Change only those still to come.";
    case 'shareRange':
      return `The share${problem.target === null ? '' : ` of target ${String(problem.target)}`} must be a whole percentage from 1 to 100.`;
    case 'shareSum':
      return `The shares add up to ${String(problem.sum)}%. They must add up to 100%.`;
    case 'shareTooLarge':
      return `Only ${String(problem.left)}% is left. A partial close must be smaller than that${problem.isCorrection ? '.' : '; to close all of it, record the signal as closed.'}`;
    case 'textLength':
      return `${TEXT_NAMES[problem.text]} has ${countOf(problem.length, 'character')}. It needs ${String(problem.min)} to ${String(problem.max)}.`;
    case 'fillTooGood':
      return `The fill is better than the entry zone. Enter the edge that was reached first, ${problem.edge}, or the worse price that was paid.`;
    case 'beyondStop':
      return `${problem.price} is beyond the stop at ${problem.stop}. ${problem.isCorrection ? "A correction can't make it a close by the stop." : 'Record it as closed by the stop, or correct the price.'}`;
    case 'stopNotReached':
      return `A stop at ${problem.stop} doesn't fill at ${problem.price}. ${problem.isCorrection ? `A correction can't change why it ended. It was closed by the stop, so the price must be ${problem.stop} or worse.` : 'Choose another reason, or correct the price.'}`;
    case 'lastTargetNotReached':
      return `${problem.price} doesn't reach the last target, ${problem.target}. ${problem.isCorrection ? `A correction can't change why it ended. It was closed at the last target, so the price must be ${problem.target} or better.` : 'Choose another reason, or correct the price.'}`;
    case 'levelNotReached':
      return `${problem.price} doesn't reach the ${problem.isTarget ? 'first target' : 'stop loss'}, ${problem.level}. ${problem.isCorrection ? "A correction can't change what came first." : 'Choose what came first, or correct the price.'}`;
    case 'isOpen':
      return `Signal ${String(problem.signal)} is open: it has been entered. Record what happened next.`;
    case 'isWaiting':
      return `Signal ${String(problem.signal)} is waiting for its entry. First record that it was triggered.`;
    case 'isMarketOrder':
      return `Signal ${String(problem.signal)} is a market order: its entry follows at once. Record the price it was entered at.`;
    case 'hasEnded':
      return `Signal ${String(problem.signal)} ${ENDED_WORDS[problem.state]}. Only a typing error in it can still be corrected.`;
    case 'onlyTargetsAmended':
      return `Signal ${String(problem.signal)} is open. Only targets that haven't been reached can be amended; to move the stop, record an update.`;
    case 'nothingAmended':
      return 'Nothing has been changed. Change at least one field.';
    case 'nothingCorrected':
      return 'Nothing has been changed. Fill in what needs correcting.';
    case 'updateMissing':
      return 'Choose the update to correct.';
    case 'issuedCorrected':
      return 'An issued signal is never corrected. While it waits, amend or cancel it; once it is open, close it.';
    case 'notCorrectable':
      return problem.entry === ''
        ? `The update of signal ${String(problem.signal)} that this one corrects isn't published at the moment. Publish that update first.`
        : `Update ${problem.entry} of signal ${String(problem.signal)} can't be corrected.`;
    case 'neverIssued':
      return `Signal ${String(problem.signal)} was never issued.`;
    case 'alreadyIssued':
      return `Signal ${String(problem.signal)} has already been issued.`;
    case 'numberSkipped':
      return `The next signal is number ${String(problem.next)}, not ${String(problem.signal)}: numbers can't be skipped.`;
    case 'noSignal':
      return "This update doesn't belong to a signal.";
    case 'candleTicks':
    case 'candleHeaderOnly':
    case 'candleColumn':
    case 'candleCells':
    case 'candleWord':
    case 'candleDecimals':
    case 'candleTime':
    case 'candleOrder':
    case 'candleCount':
    case 'candleContradiction':
      return candleWords(problem);
    case 'candlesMissPrice':
      return `The last candle doesn't reach ${problem.price}. End with the candle that reached this price.`;
    case 'remarkFormat':
      return "Enter the remark's candle as a whole number, counting from 1.";
    case 'remarkBeyondCandles':
      return `The remark points to candle ${String(problem.candle)}. There are ${countOf(problem.count, 'candle')}.`;
    case 'brokenCharacter':
      return 'One of the fields contains an invalid character. Enter it again, then save.';
    case 'laterVersion':
      return `Signal ${String(problem.signal)} has a published update that this version can't follow. Reload this page to get the latest version, then record your update.`;
    case 'takenBack':
      return `Signal ${String(problem.signal)} was taken back in another tab: nothing was recorded.`;
    case 'alreadyPublished':
      return `Signal ${String(problem.signal)} is published, and published updates are never edited or removed: record any change as a further update.`;
    case 'publicationUnknown':
      return "It isn't known yet whether this update was published. Press Publish on the Publish tab to find out: nothing is published twice.";
    case 'latestChanged':
      return 'There is a later update now, so nothing was taken back. Check it, then press the button again if you want to take it back.';
    case 'draftGone':
      return 'The draft was issued or deleted in another tab, so nothing was issued here.';
    case 'draftChanged':
      return 'The draft was changed in another tab, so nothing was issued. Check it, then press the button again if you still want to issue it.';
  }
}
