import type { SiteAddress } from '@/content/pages';
import { instrumentByName, INSTRUMENTS } from '@/domain/instruments';
import type { IssuedEntry } from '@/domain/signals/entry';
import { priceOf } from '@/domain/signals/plan';
import { edges, type Signal } from '@/domain/signals/signal';

/** What the calculator knows a signal's instrument by: its name, or for a share what all shares have in common. */
const calculatorName = ({ instrument, market, quote }: IssuedEntry): string | undefined =>
  (
    instrumentByName(instrument) ??
    INSTRUMENTS.find((known) => market === 'stocks' && known.market === market && known.quote === quote)
  )?.name;

/**
 * The position size calculator with a signal's numbers in it, or as it is for an instrument it does not know. The
 * account is the visitor's own to fill in.
 */
export function sizeAddress(signal: Signal): SiteAddress {
  const { issued, plan, number } = signal;
  const instrument = calculatorName(issued);
  if (instrument === undefined) return '/tools/position-size';
  const price = (steps: number) => priceOf(signal, steps);
  const fields = new URLSearchParams({
    signal: String(number),
    instrument,
    entry: price(edges(issued, plan).far),
    stop: price(plan.stopLoss),
    targets: plan.targets.map((target) => price(target.price)).join(','),
    ...(plan.cost > 0 && { cost: price(plan.cost) }),
  });
  return `/tools/position-size?${fields.toString()}`;
}
