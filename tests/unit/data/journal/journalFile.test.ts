import { expect, it } from 'vitest';
import { journalCsv, journalFile, readJournalFile } from '@/data/journal/journalFile';
import { joinJournals, NO_JOURNAL, withNotes } from '@/domain/journal/journal';
import { NO_NOTES } from '@/domain/journal/types';
import { journalOf, withStatement } from '../../../support/journal';
import { sampleText, statementOf, utf8 } from '../../../support/statements';

const AT = '2026-11-28T12:00:00.000Z';

it('brings an exported journal back as it was, in an empty browser and here', async () => {
  const journal = await journalOf('02', '04', '10');
  const file = readJournalFile(journalFile(journal, AT));
  expect(file).toEqual({ journal });
  expect(joinJournals(NO_JOURNAL, journal)).toEqual(journal);
  expect(joinJournals(journal, journal)).toEqual(journal);
});

it('adds notes from a file where a trade has none, and keeps its own', async () => {
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
  const [joined] = joinJournals(here, there).accounts;
  expect(joined?.trades.map(({ notes }) => notes.remark)).toEqual(['Mine', 'New', '', '', '']);
});

it.for([
  ['a file that is something else', '{"format":"upmark-progress"}', 'format'],
  ['text that was cut off', '{"format":"upmark-journal","ver', 'cut'],
  ['a file of a later version', '{"format":"upmark-journal","version":2}', 'version'],
  [
    'a file with a journal that nobody could have kept',
    '{"format":"upmark-journal","version":1,"accounts":{}}',
    'content',
  ],
])('refuses %s', ([, text, problem]) => {
  expect(readJournalFile(text ?? '')).toEqual({ problem });
});

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
