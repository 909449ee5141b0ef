import { isNegativeAmount } from '@/domain/numbers/amounts';
import { safeExternalUrl, safeImageUrl, withHttps } from '@/domain/text/externalUrl';

const isData = (value: string) => /^\s*data:/i.test(value);

function logoRefusal(value: string): string {
  if (value.trim() === '' || safeImageUrl(value) !== null) return '';
  return isData(value)
    ? 'This image is too large. Please choose it as a file below.'
    : 'Please enter an address that begins with https:// or with /.';
}

/** A URL for a link or an image. */
export const URL_RULES = {
  type: 'url',
  placeholder: 'https://',
  isUrlAcceptable: (value: string) => safeExternalUrl(value) !== null,
  completed: withHttps,
} as const;

/** The URL of a picture, a path on this site, or a small data URL. */
export const LOGO_RULES = {
  inputMode: 'url',
  placeholder: 'https://',
  isUrlAcceptable: (value: string) =>
    isData(value) || (safeExternalUrl(value) ?? safeImageUrl(value)) !== null,
  refusal: logoRefusal,
  completed: withHttps,
} as const;

/** The minimum deposit as text: an amount in any currency, or other words. */
export const DEPOSIT_RULES = {
  // Only amounts can be sorted and filtered.
  hint: 'For example $100; $0 for none.',
  refusal: (typed: string) => (isNegativeAmount(typed) ? 'Please enter 0 or more.' : ''),
} as const;
