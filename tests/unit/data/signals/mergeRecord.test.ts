import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkChain, seal, unsealed } from '@/data/signals/chain';
import { mergeRecord, misfitsIn, renumbered } from '@/data/signals/mergeRecord';
import type { JsonObject } from '@/data/storage/json';
import { replayRecord } from '@/domain/signals/replay';
import { digest } from '../../../support/digest';
import { numRuns } from '../../../support/properties';
import { sampleEntries } from '../../../support/sampleSignals';
import { anEvent, anIssued } from '../../../support/signals';

const at = (minute: number, second: number) =>
  new Date(Date.UTC(2026, 10, 21, 10, minute, second)).toISOString();

/** What one administrator may record of the open signals of the samples and of a new one. */
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

/** What of these steps the rules allow, one after another, typed at seconds that nobody else types at. */
function recorded(steps: readonly JsonObject[], second: number): JsonObject[] {
  const waiting: JsonObject[] = [];
  for (const [index, fields] of steps.entries()) {
    const time = at(index, second);
    const signal =
      fields.kind === 'issued' ? 17 + waiting.filter(({ kind }) => kind === 'issued').length : fields.signal;
    const entry = unsealed({ ...fields, signal, at: time, createdAt: time });
    if (misfitsIn([...waiting, entry], sampleEntries).length === 0) waiting.push(entry);
  }
  return waiting;
}

it('P35: S41: two records put together are valid, or name the entry that no longer fits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 6 }),
      fc.array(step, { maxLength: 6 }),
      async (first, second) => {
        const theirs = await seal(recorded(first, 1), sampleEntries, at(30, 0), digest);
        const published = [...sampleEntries, ...theirs];
        const mine = recorded(second, 2);
        const { sealed, waiting } = mergeRecord([...sampleEntries, ...mine], published, null);
        expect(sealed).toEqual(published);
        expect(waiting).toEqual(mine);
        const numbers = renumbered(waiting, sealed);
        const misfits = misfitsIn(numbers, sealed);
        if (misfits.length > 0) {
          expect(numbers).toContain(misfits[0]?.entry);
          return;
        }
        const record = [...sealed, ...(await seal(numbers, sealed, at(31, 0), digest))];
        expect((await checkChain(record, digest)).broken).toBeNull();
        const issued = [...theirs, ...mine].filter(({ kind }) => kind === 'issued').length;
        expect(replayRecord(record).signals.length).toBe(16 + issued);
        expect(mergeRecord([...sampleEntries, ...numbers], record, null).waiting).toEqual([]);
      },
    ),
    { numRuns: Math.ceil(numRuns / 3) },
  );
});

it('carries nothing that is no entry into the record', () => {
  const { sealed, waiting } = mergeRecord([null, 'x', ...sampleEntries, 5], sampleEntries, null);
  expect([sealed.length, waiting.length]).toEqual([51, 0]);
});
