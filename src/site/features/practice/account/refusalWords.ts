import {
  entryPrice,
  isAffordable,
  exitPrice,
  quoteOf,
  type Account,
  equityOf,
  marginFor,
  marginOf,
  type Side,
} from '@/domain/practice/account';
import type { RejectedEvent } from '@/domain/practice/accountEvents';
import { MARKET_SPECS, type PracticeName } from '@/domain/practice/marketSpecs';
import { practiceTime } from '@/domain/practice/clock';
import { largestSize } from '@/domain/practice/plan';
import { PRACTICE_SPECS } from '@/domain/practice/specs';
import { floorDiv } from '@/domain/numbers/wholeNumbers';
import { lotsText, moneyText, priceText } from '@/site/charts/practiceFigures';

/** The parts of a refused action that its message mentions. */
interface RefusedTrade {
  readonly instrument: PracticeName;
  readonly side: Side;
  readonly lots: number;
  readonly kind: 'market' | 'limit' | 'stop' | 'close' | 'modify';
  /** The open size, in hundredths of a lot. */
  readonly open?: number;
}

function noMarginWords(account: Account, trade: RefusedTrade): string {
  const price = entryPrice(trade.side, quoteOf(account, trade.instrument));
  const needed = moneyText(marginFor(trade.instrument, trade.lots, price));
  const free = moneyText(equityOf(account) - marginOf(account));
  const fits = largestSize(trade.instrument, (lots) => isAffordable(account, { ...trade, lots }, price));
  const advice = fits === 0 ? 'No size would fit.' : `${lotsText(fits)} lots would fit.`;
  return `This needs ${needed} of margin, and ${free} is free. ${advice}`;
}

export function refusalWords(
  account: Account,
  { reason, field }: RejectedEvent,
  trade: RefusedTrade,
): string {
  const { instrument, side, lots, kind, open = 0 } = trade;
  const { smallest, step, most } = PRACTICE_SPECS[instrument];
  const isLong = side === 'buy';
  const now = (price: 'entry' | 'leaving') => {
    const quote = quoteOf(account, instrument);
    return priceText(instrument, price === 'entry' ? entryPrice(side, quote) : exitPrice(side, quote));
  };
  const [entryName, leavingName] = isLong ? ['ask', 'bid'] : ['bid', 'ask'];
  switch (reason) {
    case 'accountEnded':
      return 'This account has ended. Start another one to continue.';
    case 'belowSmallest':
      return `The smallest size of ${instrument} is ${lotsText(smallest)} lots.`;
    case 'lotStep': {
      const below = floorDiv(lots, step) * step;
      return `Sizes here are multiples of ${lotsText(step)} lots. The nearest are ${lotsText(below)} and ${lotsText(below + step)}.`;
    }
    case 'aboveMost':
      return `At most ${lotsText(most)} lots.`;
    case 'aboveOpen':
      return `You hold ${lotsText(open)} lots; you asked to close ${lotsText(lots)}.`;
    case 'closed': {
      const opens = practiceTime(MARKET_SPECS[instrument].firstMinute).time;
      return `${instrument} is closed and opens at ${opens}.${kind === 'market' ? ' You can place a limit or stop order.' : ''}`;
    }
    case 'limitSide':
      return isLong
        ? `A buy limit goes below the ask, which is now ${now('entry')}. At this price it would be a buy stop, or a market order.`
        : `A sell limit goes above the bid, which is now ${now('entry')}. At this price it would be a sell stop, or a market order.`;
    case 'stopSide':
      if (field === 'price') {
        return isLong
          ? `A buy stop goes above the ask, which is now ${now('entry')}.`
          : `A sell stop goes below the bid, which is now ${now('entry')}.`;
      }
      return kind === 'limit' || kind === 'stop'
        ? `The stop loss on a ${isLong ? 'buy must be below' : 'sell must be above'} the price of its order.`
        : `The stop loss on a ${isLong ? 'buy must be below' : 'sell must be above'} the ${leavingName}, now ${now('leaving')}: it is where you would ${isLong ? 'sell' : 'buy back'}.`;
    case 'targetSide':
      return kind === 'modify'
        ? `The take profit on a ${isLong ? 'buy must be above' : 'sell must be below'} the ${leavingName}, now ${now('leaving')}.`
        : `The take profit on a ${isLong ? 'buy must be above' : 'sell must be below'} its entry${kind === 'market' ? `, the ${entryName}, now ${now('entry')}` : ''}.`;
    case 'noMargin':
      return noMarginWords(account, trade);
    case 'unknown':
      return 'This trade is no longer open.';
  }
}
