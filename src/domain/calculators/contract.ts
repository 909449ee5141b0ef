import { exact, type Fraction } from '@/domain/numbers/exact';
import type { Currency } from '@/domain/numbers/currency';
import type { Instrument } from '@/domain/trading/instruments';

/** The specification of an instrument, as exact numbers. All of them may differ between brokers. */
export interface Contract {
  readonly base?: Currency;
  readonly quote: Currency;
  readonly decimals: number;
  readonly step: Fraction;
  readonly stepName: Instrument['stepName'];
  /** Units per lot. */
  readonly size: Fraction;
  readonly lotStep: Fraction;
  readonly smallestLot: Fraction;
}

export const contractOf = (instrument: Instrument): Contract => ({
  ...(instrument.base === undefined ? {} : { base: instrument.base }),
  quote: instrument.quote,
  decimals: instrument.decimals,
  step: exact(instrument.step),
  stepName: instrument.stepName,
  size: exact(instrument.contractSize),
  lotStep: exact(instrument.lotStep),
  smallestLot: exact(instrument.smallestLot),
});
