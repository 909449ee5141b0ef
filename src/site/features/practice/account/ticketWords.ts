import type { Quote } from '@/domain/practice/account';
import { DAYS_PER_WEEK, dayOf, minuteOfDay, weekdayOf } from '@/domain/practice/clock';
import { announcementsOn } from '@/domain/practice/market';
import { MARKET_SPECS, type PracticeName } from '@/domain/practice/marketSpecs';
import { LAST_MINUTE } from '@/domain/practice/session';
import { isRiskWithin, rewardToRisk, type Plan } from '@/domain/practice/plan';
import { MAX_DOLLAR_RISK, MAX_RISK, MIN_RATIO } from '@/domain/practice/trades';
import { PRACTICE_SPECS } from '@/domain/practice/specs';
import { divRound } from '@/domain/numbers/wholeNumbers';
import { lotsText, moneyText, percentText } from '@/site/charts/practiceFigures';
import { formatTime } from '@/site/charts/practiceAxes';

const WARN_WITHIN_MINUTES = 30;
const MINUTES_PER_HOUR = 60;

export const SUGGESTED_PERCENT = 1;

/** How the suggested size follows from the stop. The plan must be for one lot. */
export function sizeWords({ risk, equity }: Plan, name: PracticeName, suggested: number): string {
  const share = divRound(equity * SUGGESTED_PERCENT, 100);
  const sum = `${String(SUGGESTED_PERCENT)}% of ${moneyText(equity)} is ${moneyText(share)}. One lot would lose ${moneyText(risk ?? 0)} at this stop`;
  return suggested === 0
    ? `${sum}, so even ${lotsText(PRACTICE_SPECS[name].smallest)} lots risk more than that.`
    : `${sum}: ${moneyText(share)} ÷ ${moneyText(risk ?? 0)} = ${lotsText(suggested)} lots, rounded down.`;
}

/** Warnings about an order that is allowed. */
export function planWarnings(plan: Plan, { bid, ask }: Quote): readonly string[] {
  const { risk, equity, price, stop, dollarRisk } = plan;
  const ratio = rewardToRisk(plan);
  return [
    ...(stop === null ? ['There is no stop loss, so nothing limits what this trade can lose.'] : []),
    ...(stop !== null && Math.abs(price - stop) <= ask - bid ? ['The stop loss is within the spread.'] : []),
    ...(risk !== null && !isRiskWithin(risk, equity, MAX_RISK)
      ? [`You would risk ${percentText(risk, equity)} of the account: 1 to 2% is the usual limit.`]
      : []),
    ...(ratio !== null && ratio.reward < ratio.risk * MIN_RATIO
      ? ['The take profit is less than twice as far away as the stop loss.']
      : []),
    ...(dollarRisk !== null &&
    risk !== null &&
    dollarRisk > risk &&
    !isRiskWithin(dollarRisk, equity, MAX_DOLLAR_RISK)
      ? [
          `With your other trades on the same side of the dollar, you would risk ${percentText(dollarRisk, equity)}: they would lose together.`,
        ]
      : []),
  ];
}

/** Warnings about an announcement or the weekend soon after `minute`. */
export function upcomingEventWarnings(seed: string, name: PracticeName, minute: number): readonly string[] {
  const day = dayOf(minute);
  const soon = announcementsOn(seed, day).find((at) => at > minute && at <= minute + WARN_WITHIN_MINUTES);
  const { firstMinute, minutes } = MARKET_SPECS[name];
  const closes = firstMinute + minutes - minuteOfDay(minute);
  const isLastHour = weekdayOf(day) === DAYS_PER_WEEK - 1 && closes > 0 && closes <= MINUTES_PER_HOUR;
  return [
    ...(soon === undefined
      ? []
      : [`An announcement is due at ${formatTime(soon)}: expect wide spreads and jumps.`]),
    ...(isLastHour
      ? ['The market closes for the weekend within the hour, and may reopen at a very different price.']
      : []),
  ];
}

/** The announcements from now to the end of next week. */
export function upcomingAnnouncements(seed: string, minute: number): readonly number[] {
  const first = dayOf(minute);
  const days = 2 * DAYS_PER_WEEK - weekdayOf(first);
  return Array.from({ length: days }, (_, index) => announcementsOn(seed, first + index))
    .flat()
    .filter((at) => at > minute && at <= LAST_MINUTE);
}
