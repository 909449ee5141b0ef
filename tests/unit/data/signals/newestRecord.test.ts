import { describe, expect, it } from 'vitest';
import { headOf } from '@/data/signals/chain';
import { readNewestRecord } from '@/data/signals/newestRecord';
import { createShownRecord } from '@/data/signals/shownRecord';
import type { JsonObject } from '@/data/storage/json';
import { lackWords } from '@/domain/signals/lackWords';
import { replayRecord } from '@/domain/signals/replay';
import { anEnvironment, createFailingArea, quotaError } from '../../../support/environment';
import { sampleEntries, sampleSignals } from '../../../support/sampleSignals';
import { anIssued } from '../../../support/signals';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

/** The site was built with the first 49 entries of the samples. */
const built = sampleEntries.slice(0, 49);
const builtIn = {
  entries: built,
  head: { length: built.length, head: headOf(built), isSample: true },
};

const fileWith = (signals: unknown) =>
  JSON.stringify({ app: 'upmark', schema: 1, revision: 3, platforms: [], brokers: [], signals });

function aVisit(signals: readonly JsonObject[] | undefined | 'offline', stored: Record<string, string> = {}) {
  const area = createFailingArea();
  const { environment, reported } = anEnvironment({ area });
  for (const [key, text] of Object.entries(stored)) area.setItem(key, text);
  const read = () =>
    readNewestRecord({
      ask: () =>
        signals === 'offline' ? Promise.reject(new Error('offline')) : Promise.resolve(fileWith(signals)),
      store: environment.store,
      now: () => NOW,
      report: environment.report,
      builtIn,
    });
  return { read, area, reported };
}

describe('the newest record that a page can show', () => {
  it('is offered with the number of its new entries, and none where nothing is new', async () => {
    const state = await aVisit(sampleEntries).read();
    expect(state).toMatchObject({ answer: 'told', offered: 2, alarm: '' });
    expect(state.newest).toHaveLength(16);
    expect(await aVisit(built).read()).toEqual({ answer: 'told', alarm: '' });
  });

  it('S67: notes the head of what it was shown, and stores nothing else of signals', async () => {
    const { read, area } = aVisit(sampleEntries);
    await read();
    expect(area.getItem('upm_signals')).toBeNull();
    expect(JSON.parse(area.getItem('upm_signals_seed') ?? '')).toEqual({
      length: 51,
      head: headOf(sampleEntries),
      at: '2026-11-22T12:00:00.000Z',
      isSample: true,
    });
  });

  it('S66: names the visit at which the record held what it lacks by now, without the button', async () => {
    const real = { length: 12, head: 'a'.repeat(64), at: '2026-03-03T10:00:00.000Z', isSample: false };
    const { read, area } = aVisit(sampleEntries, { upm_signals_seed: JSON.stringify(real) });
    expect(await read()).toMatchObject({ alarm: lackWords({ noted: real.at }) });
    expect(JSON.parse(area.getItem('upm_signals_seed') ?? '')).toEqual(real);
    expect(await aVisit(sampleEntries.slice(0, 40)).read()).toMatchObject({ alarm: lackWords('build') });
  });

  it('S17: is that of the build where the file says nothing about signals, or does not come', async () => {
    expect(await aVisit(undefined).read()).toEqual({ answer: 'told' });
    expect(await aVisit('offline').read()).toEqual({ answer: 'unreachable' });
  });

  it('has what waits in this browser behind what is published', async () => {
    const waiting = {
      signal: 16,
      kind: 'cancelled',
      at: '2026-11-21T10:00:00.000Z',
      createdAt: '2026-11-21T10:00:00.000Z',
      by: 'Test author, analyst',
      note: 'Withdrawn.',
    };
    const { read } = aVisit(sampleEntries, { upm_signals: JSON.stringify([...sampleEntries, waiting]) });
    const { newest, offered } = await read();
    expect(offered).toBe(3);
    expect(newest?.[15]?.state).toBe('cancelled');
  });
});

describe('what this browser has stored', () => {
  const waiting = {
    ...anIssued({ signal: 17 }),
    publishedAt: undefined,
  };

  it('counts also where the site does not answer, and nothing is noted then', async () => {
    const { read, area, reported } = aVisit('offline', { upm_signals: JSON.stringify([...built, waiting]) });
    expect(await read()).toMatchObject({ answer: 'unreachable', offered: 1 });
    expect(area.getItem('upm_signals_seed')).toBeNull();
    expect(reported).toEqual([]);
  });

  it('is no news where it is the record of the build', async () => {
    expect(await aVisit(built, { upm_signals: JSON.stringify(built) }).read()).toEqual({
      answer: 'told',
      alarm: '',
    });
  });

  it('is news with as many entries, where the last of them waits', async () => {
    const stored = JSON.stringify([...built.slice(0, 48), waiting]);
    expect((await aVisit(built.slice(0, 48), { upm_signals: stored }).read()).offered).toBe(1);
  });

  it('is nothing where it cannot be read, as a text or at all', async () => {
    expect(await aVisit(built, { upm_signals: '{' }).read()).toEqual({ answer: 'told', alarm: '' });
    const { read, area, reported } = aVisit(built);
    area.failReads = new Error('no');
    expect(await read()).toEqual({ answer: 'told', alarm: '' });
    expect(reported.length).toBeGreaterThan(0);
  });

  it('leaves out a note for which there is no room, and reports that', async () => {
    const { read, area, reported } = aVisit(built);
    area.failWrites = quotaError();
    expect(await read()).toEqual({ answer: 'told', alarm: '' });
    expect(reported).toEqual([expect.objectContaining({ kind: 'quota' })]);
  });
});

it('a record with as many entries and another head is another one: it is offered, with a warning', async () => {
  const [last] = built.slice(-1);
  const rewritten = [...built.slice(0, 48), { ...last, hash: 'f'.repeat(64) }];
  expect(await aVisit(rewritten).read()).toMatchObject({ offered: 0, alarm: lackWords('build') });
});

describe('the record as it is shown', () => {
  const shown = (ask: Parameters<typeof createShownRecord>[1]) =>
    createShownRecord(replayRecord(builtIn.entries).signals, ask);

  it('S63: begins with that of the build, and changes when it is asked to', async () => {
    const record = shown(aVisit(sampleEntries).read);
    let changes = 0;
    record.watch(() => (changes += 1));
    await record.load();
    expect(record.read().signals).toBe(record.initial.signals);
    expect(record.read().offered).toBe(2);
    record.show();
    expect(record.read().signals.map(({ state }) => state)).toEqual(sampleSignals.map(({ state }) => state));
    expect(record.read().offered).toBeNull();
    expect(changes).toBe(2);
  });

  it('asks once, and says where no answer came', async () => {
    let asked = 0;
    const record = shown(() => {
      asked += 1;
      return Promise.reject(new Error('no code'));
    });
    await Promise.all([record.load(), record.load()]);
    expect(asked).toBe(1);
    expect(record.read().answer).toBe('unreachable');
  });
});
