import { expect, it } from 'vitest';
import { readStatement } from '@/domain/journal/read';
import { warningWords } from '@/site/features/journal/statementWords';
import { utf8 } from '../../../../support/statements.ts';

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
