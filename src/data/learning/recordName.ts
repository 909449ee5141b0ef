import { inBrowser } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';

export const MOST_NAME_CHARACTERS = 80;

/** Control and direction characters */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export const writableName = (typed: string): string =>
  typed.replace(INVISIBLE, '').slice(0, MOST_NAME_CHARACTERS);

const isName = (text: string): text is string => text !== '' && writableName(text) === text;

/** Name on the record of completion */
export const recordName = inBrowser(storageKeys.recordName, isName);
