import type { SiteUrl } from '@/content/pages';
import { rules } from '@/content/rules';
import { instrumentByName, INSTRUMENTS } from '@/domain/trading/instruments';
import type { IssuedEntry } from '@/domain/signals/entry';
import { signalPriceText } from '@/domain/signals/plan';
import { LINK_END_KEY } from '@/domain/text/linkEnd';
import { entryEdges, type Signal } from '@/domain/signals/signal';

/** The name that the calculator uses for the instrument; shares in one currency have a common entry. */
const calculatorName = ({ instrument, market, quote }: IssuedEntry): string | undefined =>
  (
    instrumentByName(instrument) ??
    INSTRUMENTS.find((known) => market === 'stocks' && known.market === market && known.quote === quote)
  )?.name;

/**
 * A link to the position size calculator with a signal's numbers and no account size, or to the plain
 * calculator for an unknown instrument.
 */
export function positionSizeUrl(signal: Signal): SiteUrl {
  const { issued, plan, number } = signal;
  const instrument = calculatorName(issued);
  if (instrument === undefined) return '/tools/position-size';
  const price = (steps: number) => signalPriceText(signal, steps);
  const fields = new URLSearchParams({
    signal: String(number),
    targets: plan.targets.map((target) => price(target.price)).join(','),
    ...(plan.cost > 0 && { cost: price(plan.cost) }),
    account: '',
    currency: 'USD',
    risk: String(rules.riskPercent.from),
    instrument,
    entry: price(entryEdges(issued, plan).far),
    stop: price(plan.stopLoss),
    [LINK_END_KEY]: '',
  });
  return `/tools/position-size?${fields.toString()}`;
}
