import type { RateQuestion } from '@/domain/calculators/conversion';
import { cfdLosses, cfdWarning, CFD_LOSS_RANGE } from '@/content/regulators';
import {
  clampRating,
  type BrokerDraft,
  hasRatingBasis,
  licencesCheckedOn,
  withFacts,
  type BrokerFacts,
  type CostRow,
  type Licence,
} from '@/domain/catalogue/broker';
import { COST_PARTS, pairOf, type BrokerCost } from '@/domain/catalogue/brokerCost';
import { formatDay, isOverAYearOld, formatMonth } from '@/domain/time/days';
import { sign } from '@/domain/numbers/exact';
import { formatNumber } from '@/domain/text/groupDigits';
import { costText, totalText, tradeWords, type StatedTrade } from '@/domain/calculators/tradeCost';

export const NOT_STATED = 'not stated';

/** For a price list that has no row for the accounts in the filter. */
const NOT_STATED_FOR_ACCOUNT = 'not stated for this account type';

export const NO_RATING_BASIS = 'No basis is stated for this rating.';

/** Who rated a broker and when, or that no basis is given; '' without a rating. */
export function ratingWords(broker: BrokerDraft): string {
  const { reviewedBy, reviewedOn } = withFacts(broker);
  if (clampRating(broker.rating) === 0) return '';
  if (!hasRatingBasis(broker)) return NO_RATING_BASIS;
  return `Rated by ${reviewedBy} on ${formatDay(reviewedOn)}`;
}

/** The broker's own loss figure with its month; null if it publishes none. */
function lossFigure(broker: Partial<BrokerFacts>) {
  const { retailLoss } = withFacts(broker);
  if (typeof retailLoss?.percent !== 'number') return null;
  const when = retailLoss.asOf === '' ? 'undated' : formatMonth(retailLoss.asOf);
  return { percent: formatNumber(retailLoss.percent), when };
}

export function lossWords(broker: Partial<BrokerFacts>): string {
  const figure = lossFigure(broker);
  return figure === null
    ? `not published; ${CFD_LOSS_RANGE} across providers (ESMA, 2018)`
    : `${figure.percent}% of its retail accounts lose money (its own figure, ${figure.when})`;
}

/** The prescribed CFD warning in full and in short form, and the source of its figure. */
export function warningWords(broker: Partial<BrokerFacts>): {
  readonly text: string;
  readonly short: string;
  readonly source: string;
} {
  const figure = lossFigure(broker);
  return {
    text: cfdWarning(figure?.percent ?? null),
    short: cfdLosses(figure?.percent ?? null),
    source:
      figure === null
        ? 'This broker publishes no figure of its own; the range is from ESMA, the EU regulator.'
        : `The broker's own figure, ${figure.when}.`,
  };
}

/**
 * When the licences were last checked; '' if no date is given.
 * @param today the visitor's date; '' before hydration
 */
export function licenceWords(broker: Partial<BrokerFacts>, today: string): string {
  const checkedOn = licencesCheckedOn(broker);
  if (checkedOn === '') return '';
  return isOverAYearOld(checkedOn, today)
    ? 'Licence not checked for over a year'
    : `Licence checked ${formatDay(checkedOn)}`;
}

/** Whom a licensed company serves, how much leverage it offers and what protects its clients. */
export function companyRows({ serves = [], leverage = '', protection = '' }: Licence) {
  const orNotStated = (text: string) => (text.trim() === '' ? NOT_STATED : text.trim());
  return [
    { term: 'Serves', text: orNotStated(serves.join(', ')) },
    { term: 'Leverage limit', text: orNotStated(leverage) },
    { term: 'Protection', text: orNotStated(protection) },
  ];
}

const isCountryStated = (licence: Licence): boolean =>
  companyRows(licence).some(({ text }) => text !== NOT_STATED);

/** The companies for which at least one fact in {@link companyRows} is stated, each with its rows. */
export const companiesOf = ({ licences = [] }: Partial<BrokerFacts>) =>
  licences.filter(isCountryStated).map((licence) => ({
    company: [licence.entity, licence.regulator].find((name) => name.trim() !== '') ?? 'Company',
    rows: companyRows(licence),
  }));

export const INVALID_TRADE_MESSAGE = 'The cost appears once lots, nights and rates are valid.';

/** What the visitor has to enter to see an amount in another currency. */
export const rateWords = (needs: RateQuestion): string => `enter today's ${pairOf(needs)} to see this`;

/** Such as `Raw account`; '' if it isn't named. */
const accountWords = ({ account, professional }: CostRow): string =>
  account.trim() === ''
    ? ''
    : `${account} account${professional === true ? ' (professional clients only)' : ''}`;

/**
 * The cost of a trade with a broker under the trade's name: `$16.20` and `Raw account` for `1 lot EUR/USD, 1
 * night`. `cost` is null while the typed trade is invalid.
 */
export function costWords(cost: BrokerCost | null, trade: StatedTrade) {
  if (cost === null) return { term: 'Example trade', figure: '', note: 'correct it to see its cost' };
  const { counted, currency, needs, isNarrowed } = cost;
  const term = tradeWords(trade);
  if (counted === null) return { term, figure: '', note: isNarrowed ? NOT_STATED_FOR_ACCOUNT : NOT_STATED };
  if (needs !== null) return { term, figure: '', note: rateWords(needs) };
  const { total } = counted.cost;
  if (total === null) return { term, figure: '', note: NOT_STATED };
  const isPaid = sign(total) < 0 && trade.side === 'buy';
  return {
    term: `${term}${isPaid ? ', bought' : ''}`,
    figure: totalText(total, currency),
    note: accountWords(counted.row),
  };
}

/** The parts of a known cost without its currency, such as `spread 2.00`; those that are 0 are left out. */
export const partWords = ({ counted }: BrokerCost, { nights }: StatedTrade) =>
  COST_PARTS.flatMap((part) => {
    const amount = counted?.cost[part] ?? null;
    if (amount === null || sign(amount) === 0) return [];
    const name = part !== 'swap' ? part : nights === 1 ? 'night' : 'nights';
    return { part, text: `${name}\u00A0${costText(amount, '')}` };
  });

export const NIGHTS_NOTE =
  'Each night counts as one booking, but Wednesday night counts as three for pairs: two nights including a Wednesday are four bookings.';

export const SPREAD_NOTE = "Spreads widen around news and at night; slippage isn't included.";

export const costSource = (checkedOn: string): string =>
  `Spread as stated by the broker${checkedOn === '' ? '' : `, checked ${formatDay(checkedOn)}`}. ${SPREAD_NOTE}`;
