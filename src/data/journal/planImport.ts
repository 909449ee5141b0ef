import { randomHex } from '@/data/randomHex';
import { plannedImport, type Journal, type PlannedImport } from '@/domain/journal/journal';
import { familyOf, type Statement } from '@/domain/journal/types';
import { accountKey, lastDigits } from './accountKey';

/** Finds a statement's account in the journal, and what saving the statement would do. */
export async function planImport(journal: Journal, statement: Statement): Promise<PlannedImport> {
  const { number } = statement.account;
  const family = familyOf(statement.format);
  const digits = lastDigits(number);
  const [salt = randomHex(), ...others] = journal.salts;
  const keys = await Promise.all(
    [salt, ...others].map(async (each) => (await accountKey(family, number, each)) ?? `${family}-${digits}`),
  );
  return plannedImport(journal, statement, keys, { lastDigits: digits, salt });
}
