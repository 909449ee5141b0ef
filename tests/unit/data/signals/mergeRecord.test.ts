import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkChain, seal, withoutNotes, withoutSeal } from '@/data/signals/chain';
import { mergeRecord, readRecord, recordValues } from '@/data/signals/mergeRecord';
import type { JsonObject } from '@/data/storage/json';
import { replayRecord } from '@/domain/signals/replay';
import { digest } from '../../../support/digest';
import { numRuns } from '../../../support/properties';
import { sampleEntries } from '../../../support/sampleSignals';
import { anEvent, anIssued } from '../../../support/signals';

const at = (minute: number, second: number) =>
  new Date(Date.UTC(2026, 10, 21, 10, minute, second)).toISOString();

const NOW = Date.UTC(2026, 10, 22);

const merged = (stored: readonly unknown[], published: readonly JsonObject[]) =>
  mergeRecord(readRecord(stored, null), published, NOW);

/** Entries that one administrator may add for the open samples and for a new signal. */
const step = fc.constantFrom<JsonObject>(
  anIssued({ validUntil: '2026-12-24T20:00:00.000Z' }),
  anEvent('triggered', '', { signal: 17, price: '1.08400' }),
  anEvent('closed', '', { signal: 17, price: '1.08500', reason: 'manual', note: 'Out.' }),
  anEvent('cancelled', '', { signal: 16, note: 'No longer.' }),
  anEvent('triggered', '', { signal: 16, price: '71.50' }),
  anEvent('closed', '', { signal: 15, price: '0.66800', reason: 'stop' }),
  anEvent('partTaken', '', { signal: 14, price: '18900.0', share: 10 }),
  anEvent('stopMoved', '', { signal: 14, stopLoss: '18500.0', note: 'Up.' }),
);

/** The steps that the rules allow, recorded at seconds that the other administrator doesn't use. */
function recorded(steps: readonly JsonObject[], second: number): readonly JsonObject[] {
  let next = 17;
  const typed = steps.map((fields, index) => {
    const time = at(index, second);
    const signal = fields.kind === 'issued' ? next++ : fields.signal;
    return withoutSeal({ ...fields, signal, at: time, createdAt: time });
  });
  return merged([...sampleEntries, ...typed], sampleEntries).waiting;
}

it('publishes everything that fits when merging any two records', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 6 }),
      fc.array(step, { maxLength: 6 }),
      async (first, second) => {
        const theirs = await seal(recorded(first, 1).map(withoutNotes), sampleEntries, at(30, 0), digest);
        const published = [...sampleEntries, ...theirs];
        const mine = recorded(second, 2);
        const both = merged([...sampleEntries, ...mine], published);
        expect(both.sealed).toEqual(published);
        expect(both.waiting.length + both.aside.length).toBe(mine.length);
        const sealed = await seal(both.waiting.map(withoutNotes), published, at(31, 0), digest);
        const record = [...published, ...sealed];
        expect((await checkChain(record, digest)).broken).toBeNull();
        expect(replayRecord(record).cutShort).toEqual([]);
        const again = merged(recordValues(both.held, NOW), record);
        expect(again.waiting).toEqual([]);
        expect(again.aside).toEqual(both.aside);
      },
    ),
    { numRuns: Math.ceil(numRuns / 3) },
  );
});

it('sets aside values that are not entries', () => {
  const junk = [null, 1, 'x', { id: 1 }];
  for (const stored of [junk, [...junk.slice(0, 2), ...sampleEntries, ...junk.slice(2)]]) {
    const { sealed, waiting, aside } = merged(stored, sampleEntries);
    expect([sealed.length, waiting.length]).toEqual([51, 0]);
    expect(aside).toEqual(junk.map((value) => ({ value, signal: null, reason: { kind: 'noEntry' } })));
  }
});
