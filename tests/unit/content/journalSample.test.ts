import { expect, it } from 'vitest';
import { sampleStatement } from '@/content/journalSample';
import { doesTally } from '@/domain/journal/types';
import { statementOf, utf8 } from '../../support/statements';

it('offers a sample of more than thirty trades whose totals tally', () => {
  const { trades, checks, warnings, account } = statementOf(utf8(sampleStatement()));
  expect(trades.length).toBeGreaterThan(30);
  expect(checks.length).toBeGreaterThan(5);
  expect(checks.filter((check) => !doesTally(check))).toEqual([]);
  expect(warnings.map(({ code }) => code)).toEqual(['trade-without-stop']);
  expect(account.kind).toBe('demo');
});
