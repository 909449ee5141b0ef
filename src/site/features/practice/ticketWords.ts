import type { Quote } from '@/domain/practice/account';
import { DAYS_OF_WEEK, dayOf, MINUTES_OF_DAY, minuteOfDay, weekdayOf } from '@/domain/practice/clock';
import { announcementMinutes } from '@/domain/practice/market';
import { MARKET, type PracticeName } from '@/domain/practice/marketSpecs';
import { isWithin, rewardToRisk, type Plan } from '@/domain/practice/plan';
import { MOST_DOLLAR_RISK, MOST_RISK, SMALLEST_RATIO } from '@/domain/practice/trades';
import { SPECS } from '@/domain/practice/specs';
import { divRound } from '@/domain/practice/wholeNumbers';
import { lotsText, moneyText, percentText } from '@/site/charts/practiceFigures';
import { timeWords } from '@/site/charts/practiceAxes';

const SOON = 30;
const HOUR = 60;

export const SUGGESTED_PERCENT = 1;

/** How the suggested size follows from the stop. @param oneLot the plan of one lot */
export function sizeWords({ risk, equity }: Plan, name: PracticeName, suggested: number): string {
  const share = divRound(equity * SUGGESTED_PERCENT, 100);
  const sum = `${String(SUGGESTED_PERCENT)}% of ${moneyText(equity)} is ${moneyText(share)}. One lot would lose ${moneyText(risk ?? 0)} at this stop`;
  return suggested === 0
    ? `${sum}, so even ${lotsText(SPECS[name].smallest)} lots risk more than that.`
    : `${sum}: ${moneyText(share)} ÷ ${moneyText(risk ?? 0)} = ${lotsText(suggested)} lots, rounded down.`;
}

/** Warnings about an order that is allowed. */
export function planWarnings(plan: Plan, { bid, ask }: Quote): readonly string[] {
  const { risk, equity, price, stop, dollarRisk } = plan;
  const ratio = rewardToRisk(plan);
  return [
    ...(stop === null ? ['There is no stop loss, so nothing limits what this trade can lose.'] : []),
    ...(stop !== null && Math.abs(price - stop) <= ask - bid ? ['The stop loss is within the spread.'] : []),
    ...(risk !== null && !isWithin(risk, equity, MOST_RISK)
      ? [`You would risk ${percentText(risk, equity)} of the account: 1 to 2% is the usual limit.`]
      : []),
    ...(ratio !== null && ratio.reward < ratio.risk * SMALLEST_RATIO
      ? ['The take profit is less than twice as far away as the stop loss.']
      : []),
    ...(dollarRisk !== null &&
    risk !== null &&
    dollarRisk > risk &&
    !isWithin(dollarRisk, equity, MOST_DOLLAR_RISK)
      ? [
          `With your other trades on the same side of the dollar, you would risk ${percentText(dollarRisk, equity)}: they would lose together.`,
        ]
      : []),
  ];
}

/** Warnings about an announcement or the weekend soon after `minute`. */
export function aheadWords(seed: string, name: PracticeName, minute: number): readonly string[] {
  const day = dayOf(minute);
  const soon = announcementMinutes(seed, day).find(
    (at) => at > minuteOfDay(minute) && at <= minuteOfDay(minute) + SOON,
  );
  const { firstMinute, minutes } = MARKET[name];
  const closes = firstMinute + minutes - minuteOfDay(minute);
  const isLastHour = weekdayOf(day) === DAYS_OF_WEEK - 1 && closes > 0 && closes <= HOUR;
  return [
    ...(soon === undefined
      ? []
      : [
          `An announcement is due at ${timeWords(day * MINUTES_OF_DAY + soon)}: expect wide spreads and jumps.`,
        ]),
    ...(isLastHour
      ? ['The market closes for the weekend within the hour, and may reopen at a very different price.']
      : []),
  ];
}

/** The announcements from now to the end of next week. */
export function comingAnnouncements(seed: string, minute: number): readonly number[] {
  const first = dayOf(minute);
  const days = 2 * DAYS_OF_WEEK - weekdayOf(first);
  return Array.from({ length: days }, (_, index) => first + index).flatMap((day) =>
    announcementMinutes(seed, day)
      .map((ofDay) => day * MINUTES_OF_DAY + ofDay)
      .filter((at) => at > minute),
  );
}
