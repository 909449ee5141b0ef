import { expect, it } from 'vitest';
import { foreignTextProblem } from '@/domain/text/foreignText';

const FILE = '{"app":"upmark","notes":["a } in text","{"]}';

/** What people choose or paste instead of an exported file. */
it.each([
  ['empty', ' \n'],
  ['binary', 'PK\u0003\u0004\u0014'],
  ['page', '<html><body><table>MetaTrader report'],
  ['quotes', FILE.replaceAll('"', '”')],
  ['quotes', '{ „app“: „upmark“ }'],
  ['around', `Hi,\nhere is the file:\n\n${FILE}\n\nBest wishes`],
  ['around', `${FILE}\n-- \nSent from my phone`],
  ['around', `Anna wrote:\n> ${FILE}`],
  ['several', `${FILE}\n${FILE}`],
  ['cut', FILE.slice(0, -3)],
  ['damaged', FILE.replace('"notes"', 'notes')],
  ['table', 'Id;Name;Spreads\r\n1;Harbour;0.6'],
  ['other', 'upmark-progress-2026-01-20.json'],
])('classifies foreign text as “%s” (%#)', (kind, text) => {
  expect(foreignTextProblem(text)).toBe(kind);
});

it('accepts JSON with a byte order mark', () => {
  expect(foreignTextProblem(`\ufeff${FILE}\n`)).toBeNull();
});
