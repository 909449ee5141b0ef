import { expect, it } from 'vitest';
import { journalCsv, journalFile, readJournalFile } from '@/data/journal/journalFile';
import { mergeJournals, NO_JOURNAL, withNotes, type Journal } from '@/domain/journal/journal';
import { NO_NOTES } from '@/domain/journal/types';
import { journalOf, withStatement } from '../../../support/journal';
import { sampleText, statementOf, utf8 } from '../../../support/statements';

const AT = '2026-11-28T12:00:00.000Z';

it('restores an exported journal unchanged, in an empty browser and in the browser it came from', async () => {
  const journal = await journalOf('02', '04', '10');
  const file = readJournalFile(journalFile(journal, AT));
  expect(file).toEqual({ journal });
  expect(mergeJournals(NO_JOURNAL, journal)).toEqual(journal);
  expect(mergeJournals(journal, journal)).toEqual(journal);
});

it("adds a file's notes to trades without any, and keeps existing notes", async () => {
  const journal = await journalOf('02');
  const [account] = journal.accounts;
  const [first, second] = account?.trades ?? [];
  const noted = (remark: string, key = '') =>
    withNotes(journal, account?.key ?? '', key, { ...NO_NOTES, remark });
  const here = noted('Mine', first?.key);
  const there = withNotes(noted('Theirs', first?.key), account?.key ?? '', second?.key ?? '', {
    ...NO_NOTES,
    remark: 'New',
  });
  const [joined] = mergeJournals(here, there).accounts;
  expect(joined?.trades.map(({ notes }) => notes.remark)).toEqual(['Mine', 'New', '', '', '']);
});

it('keeps accounts in different currencies separate', async () => {
  const here = await journalOf('11');
  const accounts = here.accounts.map((account) => ({ ...account, currency: 'EUR' }));
  const there = { ...here, accounts, imports: here.imports.map((one) => ({ ...one, id: 'other' })) };
  const once = mergeJournals(here, there);
  expect(once.accounts.map(({ key, currency }) => [key, currency])).toEqual([
    ['tradingview', 'USD'],
    ['tradingview-EUR', 'EUR'],
  ]);
  expect(once.imports.map(({ accountKey }) => accountKey)).toEqual(['tradingview', 'tradingview-EUR']);
  expect(mergeJournals(once, there)).toEqual(once);
});

it('does not merge a table without a currency into a table in pounds', async () => {
  const journal = await journalOf('02');
  const table = (currency: string | null) => ({
    ...journal,
    accounts: journal.accounts.map((account) => ({
      ...account,
      ...{ key: 'table', family: 'table' as const, currency },
    })),
  });
  const once = mergeJournals(table('GBP'), table(null));
  expect(once.accounts.map(({ key, currency }) => [key, currency])).toEqual([
    ['table', 'GBP'],
    ['table-unknown', null],
  ]);
  expect(mergeJournals(once, table(null)).accounts).toEqual(once.accounts);
  expect(mergeJournals(table(null), table(null)).accounts).toHaveLength(1);
});

it.for([
  ['a file in another format', '{"format":"upmark-progress"}', 'format'],
  ['text that was cut off', '{"format":"upmark-journal","ver', 'cut'],
  ['a file from a later version', '{"format":"upmark-journal","version":2}', 'version'],
  ['a file with an impossible journal', '{"format":"upmark-journal","version":1,"accounts":{}}', 'content'],
])('refuses to import %s', ([, text, problem]) => {
  expect(readJournalFile(text ?? '')).toEqual({ problem });
});

/** A journal's file with one change to its first trade, optionally without its checksum. */
function changedFile(journal: Journal, change: (trade: unknown[]) => void, withoutSum = false) {
  const file = JSON.parse(journalFile(journal, AT)) as {
    sum?: string;
    readonly accounts: readonly { readonly trades: unknown[][] }[];
  };
  change(file.accounts[0]?.trades[0] ?? []);
  if (withoutSum) delete file.sum;
  return readJournalFile(JSON.stringify(file));
}

const VOLUME = 4;
const CLOSE_PRICE = 9;
const PROFIT = 16;
const NET = 17;

it('identifies the trade whose net result was changed', async () => {
  const net = (trade: unknown[]) => (trade[NET] = Number(trade[NET]) + 10_000);
  const journal = await journalOf('02');
  const [first] = journal.accounts[0]?.trades ?? [];
  const told = {
    problem: 'content',
    trade: { id: first?.id, instrument: first?.instrument },
  };
  expect(changedFile(journal, net)).toEqual(told);
  expect(changedFile(journal, net, true)).toEqual(told);
});

it('identifies the trade whose result contradicts its prices', async () => {
  const turned = (trade: unknown[]) => {
    trade[NET] = Number(trade[NET]) - 2 * Number(trade[PROFIT]);
    trade[PROFIT] = 0 - Number(trade[PROFIT]);
  };
  expect(changedFile(await journalOf('01'), turned, true)).toMatchObject({ problem: 'content', trade: {} });
});

it.for([
  ['volume', VOLUME],
  ['price', CLOSE_PRICE],
] as const)('detects a changed %s', async ([, place]) => {
  expect(changedFile(await journalOf('02'), (trade) => (trade[place] = '50'))).toEqual({
    problem: 'content',
  });
});

it.for(['01', '03', '05', '06', '08', '09', '10', '11', '12', '13'])(
  'reads its own export of sample %s, with or without its checksum',
  async (sample) => {
    const journal = await journalOf(sample);
    expect(changedFile(journal, () => undefined)).toEqual({ journal });
    expect(changedFile(journal, () => undefined, true)).toEqual({ journal });
  },
);

it('writes a symbol that looks like a formula as text', async () => {
  const text = sampleText('02').replaceAll('eurusd.r', '=HYPERLINK("x")');
  const journal = await withStatement(NO_JOURNAL, statementOf(utf8(text)));
  expect(journalCsv(journal)).toContain('"\'=HYPERLINK(""x"")"');
});

it('writes prices and money as numbers', async () => {
  const [, first = ''] = journalCsv(await journalOf('01')).split('\r\n');
  const { accounts } = await journalOf('01');
  const [trade] = accounts[0]?.trades ?? [];
  expect(first).toContain(`,${String((trade?.net ?? 0) / 100)},"USD"`);
});
