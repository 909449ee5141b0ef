import { describe, expect, it } from 'vitest';
import { exact, fixed, fraction } from '@/domain/exact';
import { amount, amountInFull, amountRoundedDown } from '@/domain/calculators/calculation';
import { intoAccount, intoQuote, NO_CONVERSION, toAccount, toQuote } from '@/domain/calculators/conversion';
import { contract } from '../../../support/calculators';

const shown = ({ value, decimals, unit }: ReturnType<typeof amount>) => [fixed(value, decimals), unit];

describe('a number as a formula shows it', () => {
  it('is plain where it has no unit', () => {
    expect(shown(amount(exact('1.084'), 5))).toEqual(['1.08400', '']);
    expect(shown(amountInFull(exact('1.084'), 5))).toEqual(['1.08400', '']);
    expect(shown(amountRoundedDown(exact('1.0849'), 3))).toEqual(['1.084', '']);
  });

  it('has as many decimals as its value, and at least those asked for', () => {
    expect(shown(amountInFull(exact('9548.335'), 2, 'USD'))).toEqual(['9548.335', 'USD']);
    expect(shown(amountInFull(exact('100'), 2, 'USD'))).toEqual(['100.00', 'USD']);
    expect(shown(amountInFull(exact('0.0000000001'), 0))).toEqual(['0.0000000001', '']);
  });

  it('has two decimals more where it has no end', () => {
    expect(shown(amountInFull(fraction(1n, 3n), 2, 'lots'))).toEqual(['0.3333', 'lots']);
    expect(shown(amountInFull(fraction(2n, 3n), 0))).toEqual(['0.67', '']);
  });
});

describe('a price and an account in one currency', () => {
  it('need no conversion, in numbers and in formulas', () => {
    expect(toAccount(exact('12.5'), NO_CONVERSION)).toEqual(exact('12.5'));
    expect(toQuote(exact('12.5'), NO_CONVERSION)).toEqual(exact('12.5'));
    expect(intoAccount(NO_CONVERSION)).toEqual([]);
    expect(intoQuote(NO_CONVERSION)).toEqual([]);
  });
});

it('only a currency pair has a base currency', () => {
  expect(contract('EUR/USD').base).toBe('EUR');
  expect(contract('S&P 500')).not.toHaveProperty('base');
});
