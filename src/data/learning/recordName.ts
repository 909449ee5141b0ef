import { inBrowser } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';

export const MOST_NAME_CHARACTERS = 80;

/** Controls, and characters that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it can be printed on a sheet. */
export const writableName = (typed: string): string =>
  typed.replace(INVISIBLE, '').slice(0, MOST_NAME_CHARACTERS);

const isName = (text: string): text is string => text !== '' && writableName(text) === text;

/** The name a learner typed on the record of completion; null unless somebody did. */
export const recordName = inBrowser(storageKeys.recordName, isName);
