import type { FormatFamily } from '@/domain/journal/types';
import { hexDigest } from './digest';

/**
 * The key of an account in the journal: a hash of its number, so that the number itself isn't stored. The salt
 * belongs to this browser; without it, anyone could try all numbers.
 * @param number null for formats without account numbers; all statements of a format family then share a key
 * @returns null if no hash can be computed
 */
export async function accountKey(
  family: FormatFamily,
  number: string | null,
  salt: string,
): Promise<string | null> {
  if (number === null) return family;
  const digest = await hexDigest(new TextEncoder().encode(`${salt} ${family} ${number}`));
  return digest && `${family}-${digest.slice(0, 32)}`;
}

/**
 * The last three digits of an account number, by which the visitor recognises the account; '' if the number is too
 * short to hide the rest.
 */
export const lastDigits = (number: string | null): string =>
  number !== null && number.length > 5 ? number.slice(-3) : '';
