import { signalPriceText } from '@/domain/signals/plan';
import { priceText } from '@/domain/signals/prices';
import { closedResult, formatR } from '@/domain/signals/results';
import { direction, type Signal } from '@/domain/signals/signal';

const withSign = (steps: number, text: string): string =>
  steps > 0 ? `+${text}` : steps < 0 ? `−${text}` : text;

/** How a closed signal's result is calculated from prices; empty without a result. */
export function workingsOf(signal: Signal) {
  const result = closedResult(signal);
  const { issued, plan, fill, exits } = signal;
  if (result === null || fill === null) return [];
  const d = direction(issued);
  const price = (steps: number) => signalPriceText(signal, steps);
  const change = (steps: number) => withSign(steps, price(Math.abs(steps)));
  /** An exact percentage of a price change, with two more decimal places than prices if needed. */
  const weighted = (hundredths: number) =>
    withSign(hundredths, priceText(Math.abs(hundredths), issued.decimals + 2).replace(/0{1,2}$/, ''));
  const gains = exits.map((exit) => ({ ...exit, gain: d * (exit.price - fill.price) }));
  const total = gains.reduce((sum, { share, gain }) => sum + share * gain, 0);
  return [
    {
      what: `1R, from the entry at ${price(fill.price)} to the stop at ${price(fill.price - d * fill.risk)}`,
      value: price(fill.risk),
    },
    ...gains.map(({ share, price: steps, gain }) => ({
      what: `${String(share)}% closed at ${price(steps)}: ${String(share)}% × ${change(gain)}`,
      value: weighted(share * gain),
    })),
    { what: `Result: ${weighted(total)} / ${price(fill.risk)}`, value: formatR(result.beforeCosts) },
    {
      what: `After the stated cost of ${price(plan.cost)}: ${weighted(total - 100 * plan.cost)} / ${price(fill.risk)}`,
      value: formatR(result.afterCosts),
    },
  ];
}
