import { expect, it } from 'vitest';
import { planImport } from '@/data/journal/planImport';
import { NO_JOURNAL } from '@/domain/journal/journal';
import { journalOf, withStatement } from '../../../support/journal';
import { replaced, sampleBytes, sampleText, statementOf, utf8 } from '../../../support/statements';

const changed02 = () => statementOf(utf8(replaced(sampleText('02'), '>-79.20<', '>-78.20<')));

it('leaves trades and movements unchanged when a file is imported twice', async () => {
  const once = await journalOf('02');
  const twice = await withStatement(once, statementOf(sampleBytes('02')));
  expect(twice.accounts).toEqual(once.accounts);
});

it("keeps the stored figure of a contradicted trade unless the visitor chooses the file's", async () => {
  const kept = await journalOf('02');
  const net = ({ accounts: [account] }: typeof kept) => account?.trades.map((trade) => trade.net);
  expect(net(await withStatement(kept, changed02()))).toEqual(net(kept));
  expect(net(await withStatement(kept, changed02(), { takesIncoming: true }))).not.toEqual(net(kept));
});

it('separates accounts with different numbers, platforms or currencies', async () => {
  const journal = await journalOf('02', '04', '11');
  const other = statementOf(sampleBytes('11'));
  const inEuros = { ...other, account: { ...other.account, currency: 'EUR' } };
  const { accounts } = await withStatement(journal, inEuros);
  expect(accounts.map(({ family, currency }) => [family, currency])).toEqual([
    ['mt4', 'EUR'],
    ['mt5', 'USD'],
    ['tradingview', 'USD'],
    ['tradingview', 'EUR'],
  ]);
});

it('recognises an account by the salt of an imported journal', async () => {
  const elsewhere = await journalOf('02');
  const here = { ...elsewhere, salts: ['0000000000000000', ...elsewhere.salts] };
  const { account, merge } = await planImport(here, statementOf(sampleBytes('02')));
  expect(account?.trades).toHaveLength(5);
  expect(merge.known).toBe(5);
});

it('switches to smaller units of money when a later file has more decimal places', async () => {
  const statement = statementOf(sampleBytes('03'));
  const kept = await withStatement(NO_JOURNAL, statement);
  const finer = {
    ...statement,
    account: { ...statement.account, places: 2 },
    trades: statement.trades.map((trade) => ({ ...trade, ...scaled(trade) })),
  };
  const { accounts } = await withStatement(kept, finer);
  expect(accounts).toHaveLength(1);
  expect(accounts[0]?.trades.map(({ net }) => net)).toEqual(statement.trades.map(({ net }) => net * 100));
});

const scaled = (
  trade: Readonly<Record<'commission' | 'fees' | 'swap' | 'profit', number | null>> & { net: number },
) => ({
  commission: trade.commission && trade.commission * 100,
  fees: trade.fees && trade.fees * 100,
  swap: trade.swap && trade.swap * 100,
  profit: trade.profit && trade.profit * 100,
  net: trade.net * 100,
});
