import { CHANGED_WARNING } from './lackWords';
import { utcText } from '@/domain/days';
import { dayText } from './times';

/** `77e1 5e56 b5ab 4ec9`: the beginning of a head, as people compare it. One that was shortened stays as it is. */
export const fingerprintText = (head: string): string =>
  /^[\da-f]+$/i.test(head) ? (head.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ') : head;

const BROKEN = {
  form: 'it is no entry, or holds something that not everyone reads alike',
  place: 'it is not the one that was written after the entry before it',
  hash: 'its text and its check sum differ',
  time: 'its times are not in order',
} as const;

interface Checked {
  readonly length: number;
  readonly head: string;
  readonly newest: string;
  readonly broken: {
    readonly place: number;
    readonly kind: keyof typeof BROKEN | 'rule';
    readonly sentence?: string;
  } | null;
}

/** What the check of a chain came to, in one paragraph. `since` is when this browser noted the record, '' for never. */
export function chainWords({ length, head, newest, broken }: Checked, since: string): string {
  if (broken === null) {
    if (length === 0) return 'The record is empty.';
    const noted = since === '' ? '' : ` Nothing was changed since your visit of ${dayText(since)}.`;
    return `${String(length)} entries, unbroken; the newest of ${utcText(newest)}. Fingerprint ${fingerprintText(head)}.${noted}`;
  }
  const entry = `Entry ${String(broken.place)} does not fit`;
  if (broken.kind === 'rule')
    return [
      `${entry}: the rules of the record do not allow it.`,
      ...(broken.sentence === undefined ? [] : [broken.sentence]),
      'Please tell us, and do not rely on the figures.',
    ].join(' ');
  return `${entry}: ${BROKEN[broken.kind]}. ${CHANGED_WARNING}`;
}

/** What is said of a fingerprint kept outside the site, once the record has been checked. */
export const anchorWords = (isHeld: boolean): string =>
  isHeld
    ? 'The record holds it at its place.'
    : 'The record does not hold it at its place. Please tell us, and do not rely on the figures.';
