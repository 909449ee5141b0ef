import { NUMBER_LOCALE } from '@/domain/locale';

/** Money in US dollars, with cents only where there are any: $1,250 or $12.50. */
export function dollars(amount: number): string {
  const rounded = Math.round(amount * 100) / 100;
  const digits = Number.isInteger(rounded) ? 0 : 2;
  const text = Math.abs(rounded).toLocaleString(NUMBER_LOCALE, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${rounded < 0 ? '−' : ''}$${text}`;
}

/** A number with thousands separators and a fixed number of decimals. */
export const decimal = (value: number, decimals = 0): string =>
  value.toLocaleString(NUMBER_LOCALE, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
