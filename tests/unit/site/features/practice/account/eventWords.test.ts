import { expect, it } from 'vitest';
import type { AccountAction } from '@/domain/practice/accountEvents';
import {
  advance,
  INITIAL_DEPOSIT,
  isRefused,
  performAction,
  startSession,
  type Session,
} from '@/domain/practice/session';
import { netOf, partResultOf, resultOf, tradesOf } from '@/domain/practice/trades';
import { datedEventWords, stepWords } from '@/site/features/practice/account/eventWords';

const DAY = 1440;

const done = (session: Session, action: AccountAction): Session => {
  const made = performAction(session, action);
  if (isRefused(made)) throw new Error(made.reason);
  return made;
};

const trade = (side: 'buy' | 'sell', lots: number): AccountAction => ({
  ...{ do: 'market', instrument: 'EUR/USD', side, lots, stop: null, target: null },
});

const close = (lots?: number): AccountAction => ({ do: 'close', id: 1, ...(lots !== undefined && { lots }) });

const history = ({ journal }: Session) =>
  journal.flatMap(({ minute, events }) => events.map((event) => datedEventWords(minute, event)));

/** A session that has just opened a trade, with a commission of $3.00 per lot and side. */
const opened = (side: 'buy' | 'sell', lots: number) =>
  done(advance(startSession('ABC234', 'commission'), 1000), trade(side, lots));

it("mentions the commission for both sides in a trade's result", () => {
  const held = advance(opened('buy', 100), 1060);
  expect(stepWords(null, held)).toMatch(/ \(trade 1\)\. Commission \$3\.00, and \$3\.00 more on closing\. /);
  const closed = done(held, close());
  expect(stepWords(held, closed)).toBe(
    'Week 1, Monday 10:40. 1.00 EUR/USD (trade 1) was closed by you at 1.04504, $142.00, less $6.00 commission: $136.00. Balance $10,136.00.',
  );
});

it("shows parts and nights that add up to a trade's result and the balance", () => {
  let held = opened('buy', 30);
  for (const minute of [1100, 1000 + DAY]) held = done(advance(held, minute), close(10));
  held = advance(held, 1000 + 2 * DAY);
  const closed = done(held, close());
  expect(stepWords(held, closed)).toContain(
    ' $68.40, less $0.60 commission: $67.80. Trade 1 in total: $116.10, less $1.80 commission and $2.25 overnight charges: $112.05. Balance $10,112.05.',
  );
  const [whole] = tradesOf(closed.journal);
  if (!whole) throw new Error('There is no trade.');
  const net = netOf(resultOf(whole));
  expect(whole.parts.reduce((sum, part) => sum + netOf(partResultOf(part)), whole.overnight)).toBe(net);
  expect(closed.account.balance).toBe(INITIAL_DEPOSIT + net);
});

it('calls an overnight credit a credit and dates each night at its end', () => {
  const sold = opened('sell', 100);
  const later = advance(sold, 1000 + 5 * DAY);
  expect(stepWords(sold, later)).toBe('Week 2, Monday 09:40. Overnight credits: $17.50. Balance $10,014.50.');
  const [, ...nights] = history(later);
  expect(nights.map((line) => line.replace(' on EUR/USD (trade 1)', ''))).toEqual([
    'Week 1, Monday 17:00: Overnight credit for one night: $2.50.',
    'Week 1, Tuesday 17:00: Overnight credit for one night: $2.50.',
    'Week 1, Wednesday 17:00: Overnight credit for 3 nights: $7.50.',
    'Week 1, Thursday 17:00: Overnight credit for one night: $2.50.',
    'Week 1, Friday 17:00: Overnight credit for one night: $2.50.',
  ]);
  const all = stepWords(later, done(later, close()));
  expect(all).toMatch(/ Trade 1 in total: .*, less \$6\.00 commission, plus \$17\.50 overnight credit: /);
});

it("describes the account's state only once after several margin calls", () => {
  let session = done(advance(startSession('KKKKKK', 'spread'), 1000), trade('buy', 250));
  const callsIn = (from: number) =>
    session.journal.slice(from).flatMap(({ events }) => events.filter(({ event }) => event === 'marginCall'));
  let before = session;
  while (callsIn(before.journal.length).length < 2) {
    before = session;
    session = advance(session, session.minute + DAY);
  }
  const count = callsIn(before.journal.length).length;
  const said = stepWords(before, session);
  expect(said.split('Margin call: ')).toHaveLength(2);
  expect(said).toContain(`${String(count)} margin calls. Margin call: `);
});
