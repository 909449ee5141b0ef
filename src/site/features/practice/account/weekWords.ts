import type { WeekReview } from '@/domain/practice/weekReview';
import { moneyText, percentText } from '@/site/charts/practiceFigures';
import { WEEKDAYS } from '@/content/weekdays';
import { ruleWords } from './ruleWords';

/** Mentions the trades that are still open, because rules are only checked once a trade is closed. */
function openWords({ open, openUnplanned }: WeekReview): string {
  if (open === 0) return '';
  const without =
    openUnplanned === 0
      ? ''
      : `, ${openUnplanned === open ? '' : `${String(openUnplanned)} of them `}without a stop`;
  return ` ${open === 1 ? '1 trade is' : `${String(open)} trades are`} still open${without}.`;
}

export function weekRuleWords(review: WeekReview): string {
  const { trades, kept, of, mostBroken } = review;
  const rest = openWords(review);
  if (trades === 0) return `No trade was closed this week, so there are no rules to check.${rest}`;
  const count = `${String(kept)} of ${String(of)} rules kept`;
  return mostBroken
    ? `${count}. Broken most often: ${ruleWords[mostBroken].name.toLowerCase()}.${rest}`
    : `${count}: no closed trade broke one.${rest}`;
}

const signed = (text: string, change: number): string => `${change > 0 ? '+' : ''}${text}`;

/** Such as `+0.66%`; the account may have been empty before. */
export const gainText = ({ before, equity }: Pick<WeekReview, 'before' | 'equity'>): string =>
  signed(percentText(equity - before, Math.max(before, 1)), equity - before);

/** Such as `+$65.98 in week 1`. */
export const gainWords = ({ week, before, equity }: WeekReview): string =>
  `${signed(moneyText(equity - before), equity - before)} in week ${String(week)}`;

/** The equity line in words. */
export const dailyEquityWords = ({ days }: WeekReview): string =>
  `Equity at the end of each day: ${days
    .map((equity, day) => `${WEEKDAYS[day] ?? ''} ${moneyText(equity)}`)
    .join(', ')}.`;
