import { isCurrency, type Currency } from '@/domain/numbers/currency';
import { browserPreference } from './preference';
import { storageKeys } from './storageKeys';

/** `8000.5 EUR` */
export type AccountText = `${number} ${Currency}`;

export const isAccountText = (text: string): text is AccountText =>
  /^[0-9]{1,13}(?:\.[0-9]{1,2})? [A-Z]{3}$/.test(text) && isCurrency(text.slice(-3));

export const accountText = (size: string, currency: string): AccountText | null => {
  const text = `${size} ${currency}`;
  return isAccountText(text) ? text : null;
};

export const accountPreference = browserPreference(storageKeys.account, isAccountText);
