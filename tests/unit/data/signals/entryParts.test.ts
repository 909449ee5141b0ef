import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { detailedEntries, entryDetails, plainEntries } from '@/data/signals/entryParts';
import { countsLine, resultText } from '@/domain/signals/board';
import { chartWords } from '@/domain/signals/chart';
import { replayRecord } from '@/domain/signals/replay';
import { sampleEntries, sampleSignals } from '../../../support/sampleSignals';

it('tells the board all it shows, in less than half the bytes', () => {
  const slim = replayRecord(plainEntries(sampleEntries)).signals;
  expect(countsLine(slim)).toBe(countsLine(sampleSignals));
  expect(slim.map(resultText)).toEqual(sampleSignals.map(resultText));
  const bytes = (entries: unknown) => brotliCompressSync(JSON.stringify(entries)).length;
  expect(bytes(plainEntries(sampleEntries))).toBeLessThan(bytes(sampleEntries) / 2);
});

it('tells the page of a signal its chart and the beginning of each hash', () => {
  const entries = detailedEntries(plainEntries(sampleEntries), entryDetails(sampleEntries));
  const { signals } = replayRecord(entries);
  expect(signals.map(chartWords)).toEqual(sampleSignals.map(chartWords));
  expect(entries.map(({ hash }) => hash)).toEqual(sampleEntries.map(({ hash }) => String(hash).slice(0, 8)));
});
