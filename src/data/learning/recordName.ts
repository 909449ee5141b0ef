import { browserPreference } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';

export const MAX_NAME_LENGTH = 80;

/** Control characters and bidirectional marks */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export const cleanName = (typed: string): string =>
  typed.replace(INVISIBLE_CHARACTERS, '').slice(0, MAX_NAME_LENGTH);

export const isRecordName = (text: string): text is string => text !== '' && cleanName(text) === text;

/** Name on the record of completion */
export const recordNamePreference = browserPreference(storageKeys.recordName, isRecordName);
