import type { ReactNode } from 'react';
import {
  commissionFor,
  exitPrice,
  unrealisedResult,
  quoteOf,
  type Account,
  type Position,
  type PendingOrder,
} from '@/domain/practice/account';
import type { JournalEntry, Session } from '@/domain/practice/session';
import {
  netOf,
  openLots,
  resultOf,
  PRACTICE_RULES,
  ruleResultsOf,
  ruleTally,
  type PracticeTrade,
  type RuleResult,
} from '@/domain/practice/trades';
import { Text } from '@/site/components/Text';
import { Button } from '@/ui/Button';
import { StatList } from '@/ui/StatList';
import { datedEventWords } from './eventWords';
import { FigureTable } from './FigureTable';
import { lotsText, moneyText, percentText, priceText, ratioText } from '@/site/charts/practiceFigures';
import styles from './PracticeAccount.module.css';
import { resultWords } from './resultWords';
import { ruleWords } from './ruleWords';

const toneOf = (cents: number) =>
  cents === 0 ? {} : { tone: cents > 0 ? ('gain' as const) : ('loss' as const) };

type SizedTrade = Pick<Position, 'id' | 'instrument' | 'side' | 'lots'>;
const nameOf = ({ instrument, id }: SizedTrade) => `${instrument} ${String(id)}`;
const sizeText = ({ side, lots }: SizedTrade) => `${side === 'buy' ? 'bought' : 'sold'} ${lotsText(lots)}`;

const UNTIL_LABELS = {
  cancelled: 'cancelled',
  dayEnd: 'the end of the day',
  weekEnd: 'the end of the week',
} as const;

interface OpenTradesProps {
  readonly account: Account;
  readonly canAct: boolean;
  readonly onChange: (trade: Position | PendingOrder) => void;
  readonly onCancel: (order: PendingOrder) => void;
}

export function OpenTrades({ account, canAct, onChange, onCancel }: OpenTradesProps) {
  const exits = ({ instrument, stop, target }: Position | PendingOrder) => [
    { term: 'Stop loss', text: stop === null ? 'none' : priceText(instrument, stop) },
    { term: 'Take profit', text: target === null ? 'none' : priceText(instrument, target) },
  ];
  const { positions, orders } = account;
  if (positions.length === 0 && orders.length === 0)
    return <p>There are no open trades or pending orders.</p>;
  return (
    <ul className={styles.trades}>
      {positions.map((position) => {
        const { id, instrument, side, lots, entry } = position;
        const leaving = exitPrice(side, quoteOf(account, instrument));
        const result = {
          moved: unrealisedResult(account, position),
          commission: 2 * commissionFor(account, lots),
          overnight: 0,
        };
        return (
          <li key={id}>
            <h3>{`${nameOf(position)}: ${sizeText(position)}`}</h3>
            <StatList
              rows={[
                { term: 'Current result', text: resultWords(result), ...toneOf(netOf(result)) },
                { term: 'Entry', text: priceText(instrument, entry) },
                { term: side === 'buy' ? 'Bid' : 'Ask', text: priceText(instrument, leaving) },
                ...exits(position),
              ]}
            />
            <Button variant="secondary" disabled={!canAct} onClick={() => onChange(position)}>
              {`Change or close trade ${String(id)}`}
            </Button>
          </li>
        );
      })}
      {orders.map((order) => {
        const { id, instrument, side, kind, lots, price, until } = order;
        return (
          <li key={id}>
            <h3>{`${instrument} ${String(id)}: ${side} ${kind} for ${lotsText(lots)}`}</h3>
            <StatList
              rows={[
                { term: 'Price', text: priceText(instrument, price) },
                ...exits(order),
                { term: 'Valid until', text: UNTIL_LABELS[until] },
              ]}
            />
            <div className={styles.buttons}>
              <Button variant="secondary" disabled={!canAct} onClick={() => onChange(order)}>
                {`Change order ${String(id)}`}
              </Button>
              <Button variant="quiet" disabled={!canAct} onClick={() => onCancel(order)}>
                {`Cancel order ${String(id)}`}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** How often each rule was followed, which is how an account is judged. */
export function RulesKept({ trades }: { readonly trades: readonly PracticeTrade[] }) {
  const tally = ruleTally(trades);
  if (trades.every((trade) => openLots(trade) > 0)) return <p>Rules are counted once a trade is closed.</p>;
  return (
    <dl className={styles.rules}>
      {PRACTICE_RULES.map((rule) => (
        <div key={rule}>
          <dt>{ruleWords[rule].name}</dt>
          <dd>
            <strong>
              {tally[rule].of === 0
                ? "doesn't apply"
                : `${String(tally[rule].kept)} of ${String(tally[rule].of)}`}
            </strong>
            <span>{ruleWords[rule].text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const resultNames: Readonly<Record<RuleResult, string>> = {
  kept: 'kept',
  notKept: 'not kept',
  doesNotApply: "doesn't apply",
};

function TradeDetails({ trade, lines }: { readonly trade: PracticeTrade; readonly lines: ReactNode }) {
  const { fill, plan } = trade;
  const isGap = fill.price !== plan.price;
  const results = ruleResultsOf(trade);
  return (
    <>
      <StatList
        rows={[
          {
            term: 'Risk as ordered',
            text:
              plan.risk === null
                ? 'no stop'
                : `${moneyText(plan.risk)}, ${percentText(plan.risk, plan.equity)}`,
          },
          { term: 'Risk as filled', text: isGap && fill.risk !== null ? moneyText(fill.risk) : '' },
          { term: 'Reward to risk', text: ratioText(plan) },
          { term: 'Overnight', text: trade.overnight === 0 ? '' : moneyText(trade.overnight) },
        ]}
      />
      {lines}
      {openLots(trade) === 0 && (
        <p>
          {PRACTICE_RULES.map((rule) => `${ruleWords[rule].name}: ${resultNames[results[rule]]}.`).join(' ')}
        </p>
      )}
    </>
  );
}

const resultText = (trade: PracticeTrade) => (openLots(trade) > 0 ? 'open' : resultWords(resultOf(trade)));

export function TradeHistory({
  trades,
  session,
}: {
  readonly trades: readonly PracticeTrade[];
  readonly session: Session;
}) {
  const linesOf = (id: number) =>
    session.journal.flatMap(({ minute, action, events }: JournalEntry) =>
      events.flatMap((event) => {
        if (!('id' in event) || event.id !== id) return [];
        const note = action?.do === 'close' && action.note !== undefined ? ` “${action.note}”` : '';
        return [`${datedEventWords(minute, event)}${note}`];
      }),
    );
  if (trades.length === 0) return <p>There are no trades yet.</p>;
  const latestFirst = trades.toReversed();
  return (
    <>
      <ol className={styles.history} reversed>
        {latestFirst.map((trade) => (
          <li key={trade.id}>
            <details>
              <summary>{`${nameOf(trade)}: ${sizeText(trade)}, ${resultText(trade)}`}</summary>
              <TradeDetails
                trade={trade}
                lines={
                  <ul>
                    {linesOf(trade.id).map((line) => (
                      <li key={line}>
                        <Text of={line} />
                      </li>
                    ))}
                  </ul>
                }
              />
            </details>
          </li>
        ))}
      </ol>
      <FigureTable
        summary="All trades as a table"
        head={['Trade', 'Size', 'Entry', 'Exit', 'Result']}
        rows={latestFirst.map((trade) => [
          nameOf(trade),
          sizeText(trade),
          priceText(trade.instrument, trade.fill.price),
          trade.parts.map(({ price }) => priceText(trade.instrument, price)).join(', '),
          resultText(trade),
        ])}
      />
    </>
  );
}
