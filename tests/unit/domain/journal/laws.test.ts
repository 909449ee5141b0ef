import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromUnits } from '@/domain/journal/decimals';
import { doesTally } from '@/domain/journal/types';
import { readStatement } from '@/domain/journal/read';
import { closedRow, mt4Statement } from '../../../support/mt4Statement.ts';
import { numRuns } from '../../../support/properties.ts';
import { sampleBytes, sampleText, statementOf, utf16, utf8 } from '../../../support/statements.ts';

const cents = fc.integer({ min: -999_999, max: 999_999 });
const text = (amount: number) => fromUnits(amount, 2);

/** A position in one to three parts, each with its own result and costs. */
const position = fc.array(fc.record({ profit: cents, commission: cents, swap: cents }), {
  minLength: 1,
  maxLength: 3,
});

type Positions = readonly (readonly { profit: number; commission: number; swap: number }[])[];

const rowsOf = (positions: Positions): string[] =>
  positions.flatMap((parts, place) =>
    parts.map(({ profit, commission, swap }, part) =>
      closedRow({
        ticket: 100 * place + part + 100,
        opened: `2026.06.02 10:${String(place).padStart(2, '0')}:00`,
        closed: `2026.06.0${part + 3} 10:${String(place).padStart(2, '0')}:00`,
        close: `1.13${part}00`,
        profit: text(profit),
        commission: text(commission),
        swap: text(swap),
        comment: part === 0 ? '' : `from #${100 * place + part + 99}`,
      }),
    ),
  );

const sumOf = (parts: Positions[number]) =>
  parts.reduce((sum, { profit, commission, swap }) => sum + profit + commission + swap, 0);

const statement = (rows: readonly string[], positions: Positions) => {
  const closed = text(positions.map(sumOf).reduce((a, b) => a + b, 0));
  return statementOf(mt4Statement(rows, { closed, balance: closed }));
};

it('gives each position the total of its parts', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 1, maxLength: 6 }), (positions) => {
      const { trades, checks } = statement(rowsOf(positions), positions);
      const byId = trades.toSorted((a, b) => Number(a.id) - Number(b.id));
      expect(byId.map(({ net, rows }) => [net, rows])).toEqual(
        positions.map((parts) => [sumOf(parts), parts.length]),
      );
      expect(checks.every(doesTally)).toBe(true);
    }),
    { numRuns },
  );
});

it('reads the same trades from rows in any order', () => {
  const shuffled = fc
    .array(position, { minLength: 1, maxLength: 6 })
    .chain((positions) =>
      fc.tuple(
        fc.constant(positions),
        fc.shuffledSubarray(rowsOf(positions), { minLength: rowsOf(positions).length }),
      ),
    );
  fc.assert(
    fc.property(shuffled, ([positions, rows]) => {
      const trades = (lines: readonly string[]) =>
        statement(lines, positions).trades.map(({ fileRows: _, ...trade }) => trade);
      expect(trades(rows)).toEqual(trades(rowsOf(positions)));
    }),
    { numRuns },
  );
});

/** The position of every digit in the amounts at the end of closed trades' rows. */
function countedDigits(source: string, row: RegExp): number[] {
  return [...source.matchAll(row)]
    .flatMap((match) =>
      (match.indices?.slice(1) ?? []).flatMap((span) =>
        span ? Array.from({ length: span[1] - span[0] }, (_, offset) => span[0] + offset) : [],
      ),
    )
    .filter((place) => /\d/.test(source[place] ?? ''));
}

const AMOUNT = '<td class=mspt>(-?[\\d .]+)</td>';
const MT4_ROW = new RegExp(`(?:buy|sell)</td>.*${AMOUNT}${AMOUNT}${AMOUNT}${AMOUNT}</tr>`, 'dg');
const MT5_CELL = '<td nowrap>(-?[\\d .]+)</td>';
const MT5_ROW = new RegExp(
  `<td nowrap>out</td>.*${MT5_CELL}${MT5_CELL}${MT5_CELL}${MT5_CELL}${MT5_CELL}<td nowrap>[^<]*</td></tr>`,
  'dg',
);

const CTRADER_ROW = new RegExp(`Lots,${'(-?[\\d .]+),'.repeat(4)}[\\d.-]+,`, 'dg');

it.for([
  ['a cTrader history', sampleText('08'), sampleText('08'), CTRADER_ROW, utf8],
  ['an MT4 statement', sampleText('02').split('Open Trades:')[0] ?? '', sampleText('02'), MT4_ROW, utf8],
  [
    'an MT5 report',
    new TextDecoder('utf-16le').decode(sampleBytes('04')),
    new TextDecoder('utf-16le').decode(sampleBytes('04')),
    MT5_ROW,
    utf16,
  ],
] as const)('notices any changed digit in the amounts of %s', ([, part, source, row, encode]) => {
  const places = countedDigits(part, row);
  expect(places.length).toBeGreaterThan(50);
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (place, step) => {
      const digit = (Number(source[place]) + step) % 10;
      const reading = readStatement(encode(source.slice(0, place) + digit + source.slice(place + 1)));
      expect(
        reading.outcome !== 'imported' || reading.statement.checks.some((check) => !doesTally(check)),
      ).toBe(true);
    }),
    { numRuns },
  );
});

it('reads three thousand rows to the cent', () => {
  const rows = Array.from({ length: 3000 }, (_, index) =>
    closedRow({
      ticket: 100_000 + index,
      closed: `2026.06.${String(2 + Math.floor(index / 150)).padStart(2, '0')} 10:00:00`,
      commission: '-0.07',
      profit: text(((index * 7919) % 20_001) - 10_000),
    }),
  );
  const total = rows.reduce((sum, _, index) => sum + ((index * 7919) % 20_001) - 10_000 - 7, 0);
  const { trades, checks } = statementOf(mt4Statement(rows, { closed: text(total), balance: text(total) }));
  expect([trades.length, checks.every(doesTally)]).toEqual([3000, true]);
});

it('reads or refuses every file, whichever bytes are damaged', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('02', '04', '07', '08', '11', '12', '13', '14'),
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 20 }),
      fc.nat(),
      (sample, changes, end) => {
        const bytes = sampleBytes(sample);
        for (const [place, byte] of changes) bytes[place % bytes.length] = byte;
        const { outcome } = readStatement(end % 3 === 0 ? bytes.slice(0, end % bytes.length) : bytes);
        expect(['imported', 'refused', 'table']).toContain(outcome);
      },
    ),
    { numRuns },
  );
});
