import { expect, it } from 'vitest';
import { practiceStatement } from '@/domain/journal/practiceStatement';
import { doesTally } from '@/domain/journal/types';
import { replayLog } from '@/domain/practice/session';
import { resultOf, netOf, tradesOf } from '@/domain/practice/trades';

const played = (...log: readonly string[]) =>
  replayLog({ seed: 'K7M2Q9', prices: 'commission', at: 3000, log }).session;

it('turns closed practice trades into journal trades', () => {
  const session = played('5 m EUR/USD b 10 - - -', '300 c 1 - Too%20early', '400 m EUR/USD s 20 - - -');
  const statement = practiceStatement(session);
  const [trade] = tradesOf(session.journal);
  expect(statement.trades).toMatchObject([
    {
      ...{ symbol: 'EUR/USD', side: 'buy', volume: '0.1', openTime: '1899-12-31T17:05:00' },
      ...{ closeTime: '1899-12-31T22:00:00', stopFirst: null, comment: 'Too early' },
      net: trade && netOf(resultOf(trade)),
    },
  ]);
  expect(statement.ignored).toEqual({ openTrades: 1 });
});

it("adds up to the account's balance when no trade is open", () => {
  const { checks } = practiceStatement(played('5 m EUR/USD b 10 - - -', '300 c 1 - -'));
  expect(checks.map(doesTally)).toEqual([true]);
});
