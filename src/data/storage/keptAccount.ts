import { isCurrency, type Currency } from '@/domain/instruments';
import { inBrowser } from './preference';
import { storageKeys } from './storageKeys';

/** Account size in plain digits and its currency: `8000.5 EUR` */
export type AccountText = `${number} ${Currency}`;

const isAccountText = (text: string): text is AccountText =>
  /^[0-9]{1,13}(?:\.[0-9]{1,2})? [A-Z]{3}$/.test(text) && isCurrency(text.slice(-3));

export const accountText = (size: string, currency: string): AccountText | null => {
  const text = `${size} ${currency}`;
  return isAccountText(text) ? text : null;
};

/** Account that the visitor asked the calculators to remember */
export const keptAccount = inBrowser(storageKeys.account, isAccountText);
