import { details } from 'virtual:signal-details';
import { replayRecord } from '@/domain/signals/replay';
import { builtInRecord } from './builtInRecord';
import { detailedEntries } from './entryParts';

/** The signals that the site was built with, with their candles and the beginnings of their entries' hashes. */
export const detailedSignals = replayRecord(detailedEntries(builtInRecord.entries, details)).signals;
