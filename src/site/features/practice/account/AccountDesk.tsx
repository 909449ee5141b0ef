import { useEffect, useMemo, useRef, useState } from 'react';
import type { StoredAccount, PastAccount } from '@/data/practice/storedAccount';
import type { PracticeFileContent } from '@/data/practice/practiceFile';
import {
  equityOf,
  marginLevelOf,
  marginOf,
  quoteOf,
  type Account,
  type Position,
  type Side,
  type PendingOrder,
} from '@/domain/practice/account';
import type { AccountAction, AccountEvent } from '@/domain/practice/accountEvents';
import { DAYS_PER_WEEK, dayOf, MINUTES_PER_DAY, weekOf } from '@/domain/practice/clock';
import { PRACTICE_NAMES, type PracticeName } from '@/domain/practice/marketSpecs';
import {
  advance,
  LAST_MINUTE,
  MAX_ACTIONS,
  nextAnnouncement,
  nextCandleEnd,
  nextDayEnd,
  quotedAccount,
  type Session,
} from '@/domain/practice/session';
import type { Timeframe } from '@/domain/practice/timedCandles';
import { tradesOf } from '@/domain/practice/trades';
import { countOf } from '@/domain/text/groupDigits';
import { useBackToClose } from '@/runtime/useBackToClose';
import { Text } from '@/site/components/Text';
import { lazyPart } from '@/runtime/lazyPart';
import { loadChunk } from '@/runtime/loadChunk';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { StatList } from '@/ui/StatList';
import { AccountBook } from './AccountBook';
import { AccountChart } from './AccountChart';
import { endWords, pastAccountOf } from './accountEnd';
import { ChangeTrade } from './ChangeTrade';
import { formatTime } from '@/site/charts/practiceAxes';
import { TIMEFRAME_OPTIONS } from '@/site/charts/timeframeWords';
import {
  levelText,
  moneyText,
  percentText,
  priceText,
  distanceText,
  sideVerb,
} from '@/site/charts/practiceFigures';
import { CandleTable } from './FigureTable';
import styles from './PracticeAccount.module.css';
import { StartAccount, type AccountChoice } from './StartAccount';
import { upcomingEventWarnings } from './ticketWords';
import { Shortcuts } from './Shortcuts';
import { TradeTicket } from './TradeTicket';
import { useSession } from './useSession';

/** At the end of the page, so its code can come later. */
const PracticeFile = lazyPart(() => loadChunk(() => import('./PracticeFile')), null);

const INSTRUMENT_OPTIONS = PRACTICE_NAMES.map((name) => ({ value: name, label: name }));

const CANDLE_MS = 1000;

const isEventful = (events: readonly AccountEvent[]): boolean =>
  events.some(({ event }) => event !== 'overnight');

/** Advances to the next announcement or the end of the week, unless something happens to the account first. */
function advanceUntilEvent(session: Session): Session {
  const week = weekOf(dayOf(session.minute + 1));
  const weekEnd = (week + 1) * DAYS_PER_WEEK * MINUTES_PER_DAY - 1;
  return advance(session, Math.min(nextAnnouncement(session), weekEnd), isEventful);
}

type Dialog =
  | { readonly kind: 'ticket'; readonly side: Side }
  | { readonly kind: 'change'; readonly trade: Position | PendingOrder };

interface AccountDeskProps {
  readonly kept: StoredAccount;
  readonly past: readonly PastAccount[];
  readonly isHeld: boolean;
  readonly isStarting: boolean;
  readonly onStarting: (is: boolean) => void;
  readonly onStart: (choice: AccountChoice, ended: PastAccount) => void;
  readonly onImport: (content: PracticeFileContent, ended: PastAccount) => void;
}

interface MarketFiguresProps {
  readonly account: Account;
  readonly name: PracticeName;
}

/** The prices of an instrument, and what is free for further trades. */
function MarketFigures({ account, name }: MarketFiguresProps) {
  const quote = quoteOf(account, name);
  const [equity, margin] = [equityOf(account), marginOf(account)];
  return (
    <div className={styles.top}>
      <StatList
        rows={[
          { term: 'Bid', text: priceText(name, quote.bid) },
          { term: 'Ask', text: priceText(name, quote.ask) },
          {
            term: 'Spread',
            text: account.open.includes(name) ? distanceText(name, quote.ask - quote.bid) : 'closed',
          },
          { term: 'Equity', text: moneyText(equity) },
          { term: 'Free margin', text: moneyText(equity - margin) },
          { term: 'Margin level', text: levelText(marginLevelOf(account)) },
        ]}
      />
    </div>
  );
}

const startQuestion = (trades: number): string =>
  `Start another account? This account and its history of ${countOf(trades, 'trade')} are deleted; only its equity is kept. If you may want them later, cancel and export the account first.`;

export function AccountDesk(props: AccountDeskProps) {
  const { kept, past, isHeld, isStarting, onStarting, onStart, onImport } = props;
  const { shown, go, act } = useSession(kept, isHeld);
  const [name, setName] = useState<PracticeName>('EUR/USD');
  const [timeframe, setTimeframe] = useState<Timeframe>('H1');
  const { dialog, open, close } = useBackToClose<Dialog>();
  const [isPlaying, setIsPlaying] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [answered, setAnswered] = useState(0);
  const { session } = shown;
  const trades = useMemo(() => tradesOf(session.journal), [session.journal]);

  // The result of a dialog is shown above the list that it was opened from.
  useEffect(() => {
    if (answered > 0) status.current?.scrollIntoView({ block: 'nearest' });
  }, [answered]);
  const actInDialog = (action: AccountAction) => {
    const refused = act(action);
    if (refused === null || refused === 'lost') setAnswered(answered + 1);
    return refused;
  };

  const nextCandle = (from: Session) => advance(from, nextCandleEnd(from, name, timeframe));
  // Play pauses at every event.
  const playOn = () => {
    const after = go((from) => advance(from, nextCandleEnd(from, name, timeframe), () => true));
    if (after.journal.length > session.journal.length || after.minute >= LAST_MINUTE) setIsPlaying(false);
  };
  const isRunning = isPlaying && isHeld && dialog === null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(playOn, CANDLE_MS);
    return () => clearTimeout(timer);
  });

  const account = quotedAccount(session, name);
  const quote = session.market.latestQuote(name, session.minute);
  const isOver = account.ended || session.minute >= LAST_MINUTE || session.log.length >= MAX_ACTIONS;
  const canAct = isHeld && shown.brokenAt === null && !isOver;
  const [equity, margin] = [equityOf(account), marginOf(account)];
  const start = (choice: AccountChoice) => {
    if (trades.length > 0 && !globalThis.confirm(startQuestion(trades.length))) return;
    onStart(choice, pastAccountOf(session, trades));
  };
  const step = (next: (from: Session) => Session) => () => {
    setIsPlaying(false);
    go(next);
  };
  const toNextDay = step((from) => advance(from, nextDayEnd(from)));
  const playOrPause = () => setIsPlaying(!isPlaying);
  const nextStep = { letter: 'N', name: 'Next candle', run: step(nextCandle) };
  const longSteps = [
    { letter: 'D', name: 'Next day', variant: 'secondary', run: toNextDay },
    { letter: 'U', name: 'Until something happens', variant: 'secondary', run: step(advanceUntilEvent) },
    { letter: 'P', name: isPlaying ? 'Pause' : 'Play', variant: 'quiet', run: playOrPause },
  ] as const;
  const orders = (['buy', 'sell'] as const).map((side) => ({
    ...(side === 'buy' ? { letter: 'B', price: quote.ask } : { letter: 'S', price: quote.bid }),
    ...{ side, name: sideVerb(side) },
    run: () => {
      setIsPlaying(false);
      open({ kind: 'ticket', side });
    },
  }));

  return (
    <div ref={desk} tabIndex={-1} className={styles.desk}>
      {!isHeld && (
        <p className={styles.notice}>You are trading in another tab. This one shows what happens there.</p>
      )}
      {shown.brokenAt !== null && (
        <p className={styles.notice}>
          {`Action ${String(shown.brokenAt + 1)} of this account couldn't be replayed, so the account is shown as it was before it. Start another one to continue.`}
        </p>
      )}
      {isOver && <p className={styles.notice}>{endWords(session)}</p>}
      {account.inMarginCall && !isOver && (
        <p className={styles.call}>
          {`Margin call: your equity of ${moneyText(equity)} is ${percentText(equity, margin)} of the margin of ${moneyText(margin)}. At 50% the position with the largest loss is closed. Close a trade or part of one, or wait and risk a stop-out.`}
        </p>
      )}
      <div className={styles.choices}>
        <p className={styles.clock}>
          <span>{formatTime(session.minute)}</span> <span>{moneyText(equity)}</span>
        </p>
        <SelectField label="Instrument" value={name} onChange={setName} options={INSTRUMENT_OPTIONS} />
        <SelectField label="Candles" value={timeframe} onChange={setTimeframe} options={TIMEFRAME_OPTIONS} />
      </div>
      <AccountChart session={session} name={name} timeframe={timeframe} canAct={canAct} onAct={act} />
      <p ref={status} role="status" className={styles.said}>
        {/* Text may render its words without an element, so its parent is replaced with them. */}
        <span key={shown.said}>
          <Text of={shown.said} />
        </span>
      </p>
      <div className={styles.bar}>
        <Button disabled={!canAct} onClick={nextStep.run}>
          {nextStep.name}
        </Button>
        {orders.map(({ side, name: text, price, run }) => (
          <button
            key={side}
            type="button"
            data-side={side}
            className={styles.order}
            disabled={!canAct}
            onClick={run}
          >
            <span>{text}</span>
            <span>{priceText(name, price)}</span>
          </button>
        ))}
      </div>
      <div className={styles.buttons}>
        {longSteps.map(({ letter, name: text, variant, run }) => (
          <Button key={letter} variant={variant} disabled={!canAct} onClick={run}>
            {text}
          </Button>
        ))}
      </div>
      <MarketFigures account={account} name={name} />
      <Shortcuts
        within={desk}
        shortcuts={[...orders, nextStep, ...longSteps]}
        isActive={canAct && dialog === null}
      />
      <CandleTable session={session} name={name} timeframe={timeframe} />
      <AccountBook
        session={session}
        account={account}
        trades={trades}
        canAct={canAct}
        onChange={(trade) => open({ kind: 'change', trade })}
        onCancel={({ id }) => act({ do: 'cancel', id })}
      />
      <section className={styles.part}>
        <h2>This account</h2>
        <p>{`Seed ${session.seed}, ${session.prices === 'spread' ? 'all costs in the spread' : 'small spread with commission'}. Enter the seed on another device to get the same prices.`}</p>
        {isStarting ? (
          <StartAccount past={[...past, pastAccountOf(session, trades)]} isHeld={isHeld} onStart={start} />
        ) : (
          <Button variant="secondary" disabled={!isHeld} onClick={() => onStarting(true)}>
            Start another account
          </Button>
        )}
        <PracticeFile
          kept={{ ...kept, at: session.minute, log: session.log }}
          past={past}
          isHeld={isHeld}
          onImport={(content) => onImport(content, pastAccountOf(session, trades))}
        />
      </section>
      {dialog?.kind === 'ticket' && (
        <TradeTicket
          account={account}
          instrument={name}
          side={dialog.side}
          ahead={upcomingEventWarnings(session.seed, name, session.minute)}
          fallbackFocus={desk}
          onAct={actInDialog}
          onClose={close}
        />
      )}
      {dialog?.kind === 'change' && (
        <ChangeTrade
          account={account}
          trade={dialog.trade}
          fallbackFocus={desk}
          onAct={actInDialog}
          onClose={close}
        />
      )}
    </div>
  );
}
