import { exact, type Fraction } from '@/domain/exact';
import type { Currency, Instrument } from '@/domain/instruments';

/** The figures of an instrument a calculation needs, exact; every one of them may differ from broker to broker. */
export interface Contract {
  readonly base?: Currency;
  readonly quote: Currency;
  /** Decimals of a price. */
  readonly decimals: number;
  readonly step: Fraction;
  readonly stepName: Instrument['stepName'];
  /** Units in one lot. */
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
