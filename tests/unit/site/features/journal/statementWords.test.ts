import { expect, it } from 'vitest';
import { page as journalPage } from '@/content/pages/journal';
import { page as toolsPage } from '@/content/pages/tools/index';
import { readStatement } from '@/domain/journal/read';
import { FAMILY_NAMES } from '@/site/features/journal/journalWords';
import { ignoredWords, refusalWords, warningWords } from '@/site/features/journal/statementWords';
import { wordsOf } from '../../../../support/content';
import { utf8 } from '../../../../support/statements.ts';

const { practice: _, table: __, ...platformNames } = FAMILY_NAMES;
const platforms = new Set(Object.values(platformNames).map((name) => name.replace(/ .*/, '')));

it.each([
  ['the refusal of another file', refusalWords({ code: 'not-a-statement', found: 'unknown' })],
  ["the journal page's description", journalPage.description],
  ["the journal page's list of exports", wordsOf(journalPage.exports)],
  ['the list of tools', wordsOf(toolsPage)],
])('names in %s every platform whose statements are read', (_where, words) => {
  expect([...platforms].filter((name) => !words.includes(name))).toEqual([]);
});

it("says what wasn't read from a visitor's own table, whatever its columns", () => {
  const text = 'Ticket,Closed,Pair,Side,Result,Stop,Fee\n7,2026-03-02,EURUSD,Long,12.00 EUR,1.0800,-0.60\n';
  const reading = readStatement(utf8(text), undefined, {
    head: ['Ticket', 'Closed', 'Pair', 'Side', 'Result', 'Stop', 'Fee'],
    places: { closeTime: 1, symbol: 2, side: 3, net: 4 },
    dates: 'year',
    bought: 'Long',
    sold: '',
  });
  expect(reading.outcome === 'imported' && warningWords(reading.statement)).toEqual([
    "Costs aren't read from your own tables. Results are taken to be after costs.",
    "The currency isn't read from your own tables.",
    'Trades are recognised by instrument, side, time, size and result.',
    'No opening times were read, so nothing is counted by weekday or hour.',
    "Stops aren't read from your own tables: where no column states the risk in money, it is unknown.",
  ]);
});

it('lists up to ten of the rows left out of a table whose columns the visitor chose', () => {
  const leftOut = (count: number) => {
    const rows = ['Buy', ...Array.from({ length: count }, () => 'Buy Limit')];
    const text = rows.map((side) => `2026-03-02,EURUSD,${side},12.00`).join('\n');
    const reading = readStatement(utf8(`Closed,Pair,Side,Result\n${text}\n`), undefined, {
      head: ['Closed', 'Pair', 'Side', 'Result'],
      places: { closeTime: 0, symbol: 1, side: 2, net: 3 },
      dates: 'year',
      bought: 'Buy',
      sold: '',
    });
    return reading.outcome === 'imported' && ignoredWords(reading.statement);
  };
  expect(leftOut(0)).toBe('Nothing was left out.');
  expect(leftOut(1)).toBe(
    'Left out: 1 row without an instrument, or with neither of the words for bought and sold (row 3).',
  );
  expect(leftOut(2)).toBe(
    'Left out: 2 rows without an instrument, or with neither of the words for bought and sold (rows 3 and 4).',
  );
  expect(leftOut(13)).toBe(
    'Left out: 13 rows without an instrument, or with neither of the words for bought and sold (rows 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 3 more).',
  );
});
