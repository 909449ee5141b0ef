import { expect, test } from 'vitest';
import { entriesNotIn, nameOf } from '@/data/signals/chain';
import { mergeChains, type HeldRecord } from '@/data/signals/mergeRecord';
import { numberPending, type RecordRules } from '@/data/signals/numberPending';
import { sealPending } from '@/data/signals/recordFile';
import { renumberedSignals } from '@/data/signals/renumbered';
import type { JsonObject } from '@/data/storage/json';
import vectors from './vectors.json';

/*
 * Examples from the specification of record merging, with its simpler rules: nothing follows an ending, and nobody
 * moves a stop that somebody else has moved in the meantime, or corrects what has no id. It keeps entries that are set aside in a list of their own.
 */

interface Example {
  readonly title: string;
  readonly kind: 'record' | 'seal';
  readonly mine: HeldRecord & { readonly aside: readonly JsonObject[] };
  readonly theirs?: readonly JsonObject[];
  readonly side?: 'mine' | 'theirs';
  readonly confirmed?: readonly { readonly now: number }[];
  readonly expected: unknown;
}

function merged({ mine, theirs = [], side }: Example) {
  const { syncState, ...record } = mergeChains(mine, theirs, side);
  if (syncState.kind !== 'apart' || side) return { record: { ...record, aside: [] }, question: null };
  const { place: _, ...names } = syncState.fork;
  return { record: null, question: { kind: 'fork', ...names } };
}

const rulesAfter = (chain: readonly JsonObject[]): RecordRules => ({
  next: 1 + Math.max(0, ...chain.filter(({ kind }) => kind === 'issued').map(({ signal }) => Number(signal))),
  refuse: (entry, unseen, before) =>
    before.some(({ kind }) => kind === 'closed') ||
    unseen.some(({ kind }) => kind === entry.kind) ||
    entry.entry === ''
      ? { kind: 'stale' }
      : null,
});

async function sealed({ mine, confirmed = [] }: Example) {
  const { chain, pending, aside, shown } = mine;
  const { accepted } = numberPending(chain, [...pending, ...aside], rulesAfter(chain));
  const renumbered = renumberedSignals({ sealed: chain, waiting: accepted });
  if (renumbered.some(({ now }) => !confirmed.some((one) => one.now === now))) {
    const signals = renumbered.map(({ before, now }) => ({
      before,
      now,
      name: nameOf(accepted.find(({ signal }) => signal === now) ?? {}),
    }));
    return { record: null, question: { kind: 'renumbered', signals } };
  }
  const after = await sealPending({ chain, pending }, rulesAfter, (entries, before) => {
    const added: JsonObject[] = [];
    for (const entry of entries) {
      const id = String(before.length + added.length + 1);
      const previous = [...before, ...added].at(-1)?.hash;
      added.push({ ...entry, id, publishedAt: 'now', previous, hash: `hash ${id}` });
    }
    return Promise.resolve(added);
  });
  const left = entriesNotIn(after.pending, after.chain);
  return { record: { chain: after.chain, shown, pending: [], aside: left }, question: null };
}

test.each(vectors as unknown as readonly Example[])('$title', async (example) => {
  const result = example.kind === 'record' ? merged(example) : await sealed(example);
  expect(result).toEqual(example.expected);
});
