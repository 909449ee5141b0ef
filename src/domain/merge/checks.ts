import { canonicalJson } from './canonicalJson';
import type { MergeRecord } from './same';
import { unitsOf, valueAt } from './units';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';

/** A checksum of a text: the 53-bit hash cyrb53, with six bits per character. It is only meant to notice changes. */
export function checksumOf(text: string, characters: number): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  let check = '';
  for (let at = 0; at < characters; at += 1)
    check += ALPHABET.charAt(((at % 2 === 0 ? high : low) >>> (6 * (at >> 1))) & 63);
  return check;
}

const CHARACTERS = 2;

/** The checksums in a string of them, two characters each */
export const checksumsIn = (sum: string): readonly string[] => sum.match(/../g) ?? [];

export const unitChecksum = (record: MergeRecord, unit: string): string =>
  checksumOf(`${unit} ${canonicalJson(valueAt(record, unit))}`, CHARACTERS);

/** Distinguishes two records with the same id. */
export const creationChecksum = ({ createdAt }: MergeRecord): string =>
  checksumOf(typeof createdAt === 'string' ? createdAt : '', CHARACTERS);

/** Two characters for the time of creation, and two for each unit in their order */
export const recordChecksum = (record: MergeRecord): string =>
  creationChecksum(record) +
  unitsOf(record)
    .map((unit) => unitChecksum(record, unit))
    .join('');

/** Two characters for each record */
export const orderChecksum = (ids: readonly string[]): string =>
  ids.map((id) => checksumOf(id, CHARACTERS)).join('');

/** The checksum of an order without some of its records. Two records may have the same checksum; removing the wrong one would only look like another order. */
export function orderChecksumWithout(orderSum: string, ids: readonly string[]): string {
  const sums = [...checksumsIn(orderSum)];
  for (const id of ids) {
    const place = sums.indexOf(checksumOf(id, CHARACTERS));
    if (place >= 0) sums.splice(place, 1);
  }
  return sums.join('');
}
