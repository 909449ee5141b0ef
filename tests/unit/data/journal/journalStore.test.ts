import { expect, it } from 'vitest';
import { parseJournal, toStoredJournal } from '@/data/journal/storedJournal';
import { NO_JOURNAL, withNotes } from '@/domain/journal/journal';
import { DEFAULT_LIMITS } from '@/domain/journal/rules';
import { NO_NOTES } from '@/domain/journal/types';
import { quotaError } from '../../../support/environment';
import { aJournalTab, journalOf, withStatement } from '../../../support/journal';
import { sampleBytes, sampleText, statementOf, utf8 } from '../../../support/statements';

const KEY = 'upm_journal';
const SAMPLES = ['01', '02', '03', '04', '06', '08', '09', '10', '11', '12', '13', '14'];

it('reads every kind of saved statement unchanged in a new tab', async () => {
  const journal = await journalOf(...SAMPLES);
  const { store, area } = aJournalTab();
  expect(await store.change(() => journal)).toBeNull();
  expect(aJournalTab(area).store.read()).toEqual({ journal, storageProblem: null });
});

it('saves limits and column descriptions, and accepts a journal without them', async () => {
  const [account] = (await journalOf('02')).accounts;
  if (!account) throw new Error('No account');
  const limits = { minutesAfterLoss: 30, tradesPerDay: 2, hours: { from: '08:00', to: '12:00' } };
  const columns = { head: ['A'], places: { net: 0 }, dates: 'day', bought: 'b', sold: 's' } as const;
  const journal = { ...NO_JOURNAL, accounts: [{ ...account, limits, columns }] };
  const text = JSON.stringify(toStoredJournal(journal));
  expect(parseJournal(text)).toMatchObject({ accounts: [{ limits, columns }] });
  const earlier = JSON.stringify(toStoredJournal(journal), (key, value: unknown) =>
    key === 'limits' || key === 'columns' ? undefined : value,
  );
  expect(parseJournal(earlier)).toMatchObject({ accounts: [{ limits: DEFAULT_LIMITS, columns: null }] });
});

it('stores neither the name nor the number of an account', async () => {
  const { store, area } = aJournalTab();
  const text = sampleText('02').replace('#777 Plan A[tp]', '#777 for 1000002');
  const journal = await withStatement(await journalOf('04'), statementOf(utf8(text)));
  await store.change(() => journal);
  const kept = area.getItem(KEY) ?? '';
  const [, number = '', name = ''] = /<title>Statement: (\d+) - ([^<]+)<\/title>/.exec(text) ?? [];
  expect(number).toMatch(/^\d{5,}$/);
  expect(kept).not.toContain(number);
  expect(kept).not.toContain(name);
});

it("changes nothing when the browser's storage is full", async () => {
  const { store, area } = aJournalTab();
  const before = await journalOf('02');
  await store.change(() => before);
  area.failWrites = quotaError();
  const after = await withStatement(before, statementOf(sampleBytes('04')));
  expect(await store.change(() => after)).toBe('full');
  expect(store.read().journal).toEqual(before);
});

it('copies a damaged journal before writing another', async () => {
  const { store, area } = aJournalTab();
  area.setItem(KEY, '{"version":1,"accounts":"?"}');
  expect(store.read().storageProblem).toBe('damaged');
  expect(area.getItem(`${KEY}.corrupt`)).toBeNull();
  const journal = await journalOf('02');
  await store.change(() => journal);
  expect(area.getItem(`${KEY}.corrupt`)).toBe('{"version":1,"accounts":"?"}');
  expect(aJournalTab(area).store.read().journal).toEqual(journal);
});

it('leaves a journal from a newer version unchanged', async () => {
  const { store, area } = aJournalTab();
  area.setItem(KEY, '{"version":2}');
  expect(await store.change(() => NO_JOURNAL)).toBe('newer');
  expect(area.getItem(KEY)).toBe('{"version":2}');
});

it('keeps what another tab wrote after this tab had read the journal', async () => {
  const first = aJournalTab();
  const second = aJournalTab(first.area);
  second.store.read();
  const journal = await journalOf('02');
  await first.store.change(() => journal);
  const [account] = journal.accounts;
  const [trade] = account?.trades ?? [];
  await second.store.change((now) =>
    withNotes(now, account?.key ?? '', trade?.key ?? '', { ...NO_NOTES, remark: 'Waited – “well”' }),
  );
  const kept = parseJournal(first.area.getItem(KEY));
  expect(kept).toMatchObject({
    accounts: [{ trades: [{ notes: { remark: 'Waited – “well”' } }, {}, {}, {}, {}] }],
  });
});

it('deletes the journal and its damaged copies without a trace', async () => {
  const { store, area } = aJournalTab();
  area.setItem(`${KEY}.corrupt`, '?');
  const journal = await journalOf('02');
  await store.change(() => journal);
  expect(await store.clear()).toBeNull();
  expect(area.length).toBe(0);
  expect(store.read().journal).toEqual(NO_JOURNAL);
});

it('asks the browser to persist storage once, with the first change', async () => {
  const { store, timesAsked } = aJournalTab();
  await store.change(() => NO_JOURNAL);
  await store.change(() => NO_JOURNAL);
  expect(timesAsked()).toBe(1);
});
