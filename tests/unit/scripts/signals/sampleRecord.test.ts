import { expect, it } from 'vitest';
import { checkChain, headOf } from '@/data/signals/chain';
import { replayRecord } from '@/domain/signals/replay';
import { digest } from '../../../support/digest';
import { sampleEntries as record } from '../../../support/sampleSignals';

const { refusals, cutShort } = replayRecord(record);

/** The head for the current teaching example; `node scripts/signal-samples.mjs` prints it. */
const HEAD = '4443c2bd3829164ffc35b94bbc7c42f4707f4972100473fb0993d48a3bd6052b';

it('expands the samples to 51 sealed entries', () => {
  expect(record.length).toBe(51);
  expect(headOf(record)).toBe(HEAD);
});

it("follows the record's rules in every sample", async () => {
  expect(await checkChain(record, digest)).toEqual({ length: 51, broken: null });
  expect({ refusals, cutShort }).toEqual({ refusals: [], cutShort: [] });
});
