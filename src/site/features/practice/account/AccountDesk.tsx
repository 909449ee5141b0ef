import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StoredAccount, PastAccount } from '@/data/practice/storedAccount';
import type { PracticeFileContent } from '@/data/practice/practiceFile';
import { equityOf, type PendingOrder, type Position, type Side } from '@/domain/practice/account';
import type { AccountAction, AccountEvent } from '@/domain/practice/accountEvents';
import { PRACTICE_NAMES, type PracticeName } from '@/domain/practice/marketSpecs';
import {
  advance,
  isWeekEnd,
  LAST_MINUTE,
  MAX_ACTIONS,
  nextAnnouncement,
  nextCandleEnd,
  nextDayEnd,
  nextWeekEnd,
  quotedAccount,
  type Session,
} from '@/domain/practice/session';
import type { Timeframe } from '@/domain/practice/timedCandles';
import { tradesOf } from '@/domain/practice/trades';
import { weekReview } from '@/domain/practice/weekReview';
import { countOf } from '@/domain/text/groupDigits';
import { useBackToClose } from '@/runtime/useBackToClose';
import { lazyPart } from '@/runtime/lazyPart';
import { loadChunk } from '@/runtime/loadChunk';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { AccountBook } from './AccountBook';
import { AccountChart } from './AccountChart';
import { pastAccountOf } from './accountEnd';
import { AccountStatus } from './AccountStatus';
import { formatTime } from '@/site/charts/practiceAxes';
import { TIMEFRAME_OPTIONS } from '@/site/charts/timeframeWords';
import { moneyText, priceText, sideVerb } from '@/site/charts/practiceFigures';
import { DeskControls } from './DeskControls';
import { DeskNotices } from './DeskNotices';
import { CandleTable } from './FigureTable';
import { MarketFigures } from './MarketFigures';
import styles from './PracticeAccount.module.css';
import { StartAnotherAccount, type AccountChoice } from './StartAccount';
import { upcomingEventWarnings } from './ticketWords';
import { Shortcuts } from './Shortcuts';
import { TradeTicket } from './TradeTicket';
import { useSession } from './useSession';

/** A dialog, so its code can load after the page. */
const loadChangeTrade = () => loadChunk(() => import('./ChangeTrade'));
const ChangeTrade = lazyPart(loadChangeTrade, null);
/** Shown once for each week of the account. */
const WeekBand = lazyPart(() => loadChunk(() => import('./WeekBand')), null);
const PracticeFile = lazyPart(() => loadChunk(() => import('./PracticeFile')), null);

const INSTRUMENT_OPTIONS = PRACTICE_NAMES.map((name) => ({ value: name, label: name }));

const CANDLE_MS = 1000;

const isEventful = (events: readonly AccountEvent[]): boolean =>
  events.some(({ event }) => event !== 'overnight');

/** Advances to the next announcement or the end of the week, unless something happens to the account first. */
function advanceUntilEvent(session: Session): Session {
  return advance(session, Math.min(nextAnnouncement(session), nextWeekEnd(session)), isEventful);
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
  const nextButton = useRef<HTMLButtonElement>(null);
  const [answered, setAnswered] = useState<Dialog | null>(null);
  const { session } = shown;
  const trades = useMemo(() => tradesOf(session.journal), [session.journal]);
  const review = useMemo(() => weekReview(session, trades), [session, trades]);

  // Loaded in advance, so that the dialog opens at once, even without a network. If loading fails, opening the dialog
  // tries again.
  useEffect(() => void loadChangeTrade().catch(() => undefined), []);

  // The result of a dialog is shown above the list that the dialog was opened from, where it may be out of view.
  useEffect(() => {
    if (answered === null) return;
    status.current?.scrollIntoView({ block: 'nearest' });
    if (answered.kind === 'change') status.current?.focus({ preventScroll: true });
  }, [answered]);
  const actInDialog = (action: AccountAction) => {
    const refused = act(action);
    if (refused === null || refused === 'lost') setAnswered(dialog);
    return refused;
  };

  // Every step pauses at the end of a week, however long its candle is.
  const candleEnd = (from: Session) => Math.min(nextCandleEnd(from, name, timeframe), nextWeekEnd(from));
  const nextCandle = (from: Session) => advance(from, candleEnd(from));
  // Play pauses at every event and after each week.
  const playOn = () => {
    const after = go((from) => advance(from, candleEnd(from), () => true));
    if (after.journal.length > session.journal.length || isWeekEnd(after)) setIsPlaying(false);
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
    letter: side === 'buy' ? 'B' : 'S',
    price: priceText(name, side === 'buy' ? quote.ask : quote.bid),
    ...{ side, name: sideVerb(side) },
    run: () => {
      setIsPlaying(false);
      open({ kind: 'ticket', side });
    },
  }));

  const toNextWeek = () => {
    flushSync(nextStep.run);
    desk.current?.scrollIntoView();
    nextButton.current?.focus({ preventScroll: true });
  };

  return (
    <div ref={desk} tabIndex={-1} className={styles.desk}>
      <DeskNotices session={session} isHeld={isHeld} brokenAt={shown.brokenAt} isOver={isOver} />
      {review && isWeekEnd(session) && (
        <WeekBand
          review={review}
          isNew={shown.said !== ''}
          next={
            !isOver && (
              <Button disabled={!canAct} onClick={toNextWeek}>
                {`Continue to week ${String(review.week + 1)}`}
              </Button>
            )
          }
        />
      )}
      <div className={styles.choices}>
        <p className={styles.clock}>
          <span>{formatTime(session.minute)}</span> <span>{moneyText(equityOf(account))}</span>
        </p>
        <SelectField label="Instrument" value={name} onChange={setName} options={INSTRUMENT_OPTIONS} />
        <SelectField label="Candles" value={timeframe} onChange={setTimeframe} options={TIMEFRAME_OPTIONS} />
      </div>
      <AccountChart session={session} name={name} timeframe={timeframe} canAct={canAct} onAct={act}>
        <DeskControls
          nextStep={nextStep}
          orders={orders}
          longSteps={longSteps}
          canAct={canAct}
          isMain={!isWeekEnd(session)}
          nextRef={nextButton}
        />
        <AccountStatus
          ref={status}
          account={account}
          name={name}
          said={shown.said}
          isStep={shown.isStep}
          isPlaying={isRunning}
        />
      </AccountChart>
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
        review={review}
        canAct={canAct}
        onChange={(trade) => open({ kind: 'change', trade })}
        onCancel={({ id }) => act({ do: 'cancel', id })}
      />
      <section className={styles.part}>
        <h2>This account</h2>
        <p>{`Seed ${session.seed}, ${session.prices === 'spread' ? 'all costs in the spread' : 'small spread with commission'}. Enter the seed on another device to get the same prices.`}</p>
        <StartAnotherAccount
          past={past}
          isHeld={isHeld}
          isStarting={isStarting}
          onStarting={onStarting}
          onStart={start}
        />
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
          fallbackFocus={status}
          onAct={actInDialog}
          onClose={close}
        />
      )}
      {dialog?.kind === 'change' && (
        <ChangeTrade
          account={account}
          trade={dialog.trade}
          fallbackFocus={status}
          onAct={actInDialog}
          onClose={close}
        />
      )}
    </div>
  );
}
