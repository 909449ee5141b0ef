import type { Fraction } from '@/domain/numbers/exact';
import { moneyDecimals, type Currency } from '@/domain/numbers/currency';
import { amountInFull, amountWithEnoughPlaces, formulaLine, type Calculation } from './calculation';
import { nonPositiveProblems } from './checks';
import type { Contract } from './contract';
import { conversionAt, intoAccountCurrency, NO_CONVERSION, rateQuestion } from './conversion';

export interface PipValueInput {
  readonly contract: Contract;
  readonly currency: Currency;
  readonly lots: Fraction | null;
  /** The rate for `rateQuestion`; null if none is needed. */
  readonly rate: Fraction | null;
}

interface PipValue {
  /** In the quote currency. */
  readonly inQuote: Fraction;
  /** In the account's currency. */
  readonly value: Fraction;
}

type PipValueField = 'lots' | 'rate' | 'step' | 'size';
export type PipValueLine = 'stepValue' | 'stepValueInAccount';

/** The value of one price step (pip, point, cent or dollar) for a number of lots. */
export function pipValue(input: PipValueInput): Calculation<PipValueField, PipValue, PipValueLine> {
  const { contract, currency, lots, rate } = input;
  const isConverted = rateQuestion(currency, contract.quote) !== null;
  const problems = nonPositiveProblems<PipValueField>({
    lots,
    step: contract.step,
    size: contract.size,
    ...(isConverted ? { rate } : {}),
  });
  if (problems.length > 0 || lots === null) return { ok: false, problems };

  const conversion = rate === null ? NO_CONVERSION : conversionAt(currency, contract.quote, rate);
  const ofStep = formulaLine(
    'stepValue',
    [amountInFull(contract.step, 0), '×', amountInFull(contract.size, 0), '×', amountInFull(lots, 0, 'lot')],
    (value) => amountInFull(value, moneyDecimals(contract.quote), contract.quote),
  );
  const inAccount = formulaLine(
    'stepValueInAccount',
    [ofStep.result, ...intoAccountCurrency(conversion)],
    (value) => amountWithEnoughPlaces(value, moneyDecimals(currency), currency),
  );
  return {
    ok: true,
    result: { inQuote: ofStep.result.value, value: inAccount.result.value },
    lines: conversion.way === 'none' ? [ofStep] : [ofStep, inAccount],
    warnings: [],
  };
}
