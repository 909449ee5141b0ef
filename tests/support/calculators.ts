import type { Calculation } from '@/domain/calculators/calculation';
import { contractOf, type Contract } from '@/domain/calculators/contract';
import { instrumentByName } from '@/domain/trading/instruments';

export function contractFor(name: string): Contract {
  const instrument = instrumentByName(name);
  if (instrument === undefined) throw new Error(`No instrument ${name}`);
  return contractOf(instrument);
}

/** Returns a calculation with its result; throws with the problems if there is none. */
export function successOf<F extends string, R, L extends string, W extends string>(
  calculation: Calculation<F, R, L, W>,
) {
  if (!calculation.ok) throw new Error(JSON.stringify(calculation.problems));
  return calculation;
}
