import { useState, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inactivityNotice } from '@/content/boardWords';
import { boardState } from '@/domain/signals/board';
import { plannedRewardRatio, signalPriceText } from '@/domain/signals/plan';
import { signalsBeforeCorrections } from '@/domain/signals/replay';
import type { Signal } from '@/domain/signals/signal';
import { formatGmt } from '@/domain/time/days';
import { formatGmtDay } from '@/domain/signals/times';
import { realisedResult, closedResult, formatR, isLate, resultIfStopped } from '@/domain/signals/results';
import { COIN_WARNING, coinRisksLink } from '@/content/regulators';
import { entryText, DISCLAIMER, orderWords, ratioText, RISK_LINE } from '@/content/signalWords';
import { workingsOf } from './workings';
import { unbrokenFormula } from '@/content/format';
import { signalPath } from '@/content/signalPath';
import { buttonClass } from '@/ui/buttonClass';
import { capitalised } from '@/ui/capitalised';
import { useClientNow } from '@/ui/useClientNow';
import { EventList } from './EventList';
import { GmtTime } from './GmtTime';
import type { SignalReplayProps } from './SignalReplay';
import styles from './SignalDetails.module.css';
import { SignalTime } from './SignalTime';
import { positionSizeUrl } from './positionSizeUrl';
import { StateMark } from './StateMark';

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The prices of the plan, separate from the reason, which is an opinion. */
function Plan({ signal }: { readonly signal: Signal }) {
  const { issued, plan, stop, number } = signal;
  const price = (steps: number) => signalPriceText(signal, steps);
  return (
    <section className={styles.plan} aria-labelledby="plan">
      <h2 id="plan">The plan</h2>
      <p className={styles.label}>Facts: prices, times, entries.</p>
      <dl className={styles.rows}>
        <Row term="Order">{`${orderWords(signal)}, ${entryText(signal)}`}</Row>
        <Row term="Stop loss">
          {`${price(plan.stopLoss)}${stop !== plan.stopLoss ? `, now at ${price(stop)}` : ''}`}
        </Row>
        {plan.targets.map((target, index) => (
          <Row key={target.price} term={plan.targets.length > 1 ? `Target ${String(index + 1)}` : 'Target'}>
            {`${price(target.price)}${plan.targets.length > 1 ? ` for ${String(target.share)}%` : ''}`}
          </Row>
        ))}
        <Row term="Reward to risk">{ratioText(plannedRewardRatio(signal))}</Row>
        <Row term="Valid until">
          <GmtTime time={plan.validUntil} />
        </Row>
        <Row term="Round-trip cost">{price(plan.cost)}</Row>
        <Row term="Prices from">{issued.source}</Row>
      </dl>
      <p className={styles.label}>Opinion: the reason and the targets. A target is a plan, not a forecast.</p>
      <p>
        <strong>Why.</strong> <span>{plan.reason}</span>
      </p>
      <p>
        <strong>Void if.</strong> <span>{plan.invalidation}</span>
      </p>
      <p className={styles.small}>{`${RISK_LINE} ${DISCLAIMER}`}</p>
      {issued.market === 'crypto' && (
        <p>
          <strong>{COIN_WARNING}</strong> <Link to={coinRisksLink.to}>{coinRisksLink.label}</Link>.
        </p>
      )}
      <p className={styles.small}>
        {`Interests: ${issued.interest} Partner brokers may pay us a referral fee when you open an account. Updates to signal ${String(number)} appear here and in the feed.`}
      </p>
    </section>
  );
}

/** The calculation of the result. For an open signal it assumes that the stop is reached. */
function Outcome({ signal }: { readonly signal: Signal }) {
  const lines = workingsOf(signal);
  const stopped = resultIfStopped(signal);
  const resultsBefore = signalsBeforeCorrections(signal).flatMap(({ signal: before, correction }) => {
    const result = closedResult(before);
    return result === null ? [] : [{ result, correction }];
  });
  if (lines.length === 0 && stopped === null) return null;
  return (
    <section className={styles.outcome} aria-labelledby="outcome">
      <h2 id="outcome">{stopped === null ? 'The result, line by line' : 'From here'}</h2>
      <dl className={styles.rows}>
        {lines.map(({ what, value }) => (
          <Row key={what} term={unbrokenFormula(what)}>
            {value}
          </Row>
        ))}
        {stopped !== null && (
          <Row term={`If the rest ends at its stop, ${signalPriceText(signal, signal.stop)}`}>
            {formatR(stopped.beforeCosts)}
          </Row>
        )}
      </dl>
      {resultsBefore.map(({ result, correction }) => (
        <p key={correction.createdAt} className={styles.small}>
          {`${formatR(result.beforeCosts)} before the correction of ${formatGmtDay(correction.createdAt)}.`}
        </p>
      ))}
      {isLate(signal) && (
        <p className={styles.small}>
          Late: its entry was reached before the plan was public, so nobody could have followed it. It doesn't
          count in any figures.
        </p>
      )}
    </section>
  );
}

function Neighbours({ number, count }: { readonly number: number; readonly count: number }) {
  return (
    <nav className={styles.neighbours} aria-label="Other signals">
      {number > 1 && <Link to={{ pathname: signalPath(number - 1) }}>{`Signal ${String(number - 1)}`}</Link>}
      <Link to="/services/signals">All signals</Link>
      {number < count && (
        <Link to={{ pathname: signalPath(number + 1) }}>{`Signal ${String(number + 1)}`}</Link>
      )}
    </nav>
  );
}

/** The chart with its replay; the page decides how it is loaded. */
export type SignalChartComponent = ComponentType<SignalReplayProps>;

interface SignalDetailsProps {
  readonly signal: Signal;
  readonly Chart: SignalChartComponent;
  /** The number of issued signals, for the link to the next one. */
  readonly count: number;
}

export function SignalDetails({ signal, Chart, count }: SignalDetailsProps) {
  const now = useClientNow();
  const { issued, number } = signal;
  /** The update that the replay has reached; 0 if all are shown. */
  const [current, setCurrent] = useState(0);
  const banked = realisedResult(signal);
  const scored = banked ?? closedResult(signal)?.beforeCosts ?? null;
  const entryIds = signal.entries.map(({ id }) => id).filter((id) => id !== '');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <StateMark signal={signal} now={now} />
          <p className={styles.small}>
            <span>{`${issued.sample ? 'Sample: invented prices. ' : ''}By ${issued.by}. `}</span>
            <span className={styles.timeframe}>{`${capitalised(issued.timeframe)} chart.`}</span>
            <span>{` Written ${formatGmt(issued.at)}`}</span>
            {issued.publishedAt === '' ? (
              <span>. Not published: only this browser shows it</span>
            ) : (
              <>
                <span>, published </span>
                <SignalTime time={issued.publishedAt} />
              </>
            )}
          </p>
          {signal.isCutShort && (
            <p className={styles.silence}>
              This page can&apos;t show everything published about this signal. Reload it to see the latest
              state.
            </p>
          )}
          {signal.ending === null && <p className={styles.silence}>{now && inactivityNotice(signal, now)}</p>}
        </div>
        {scored !== null && (
          <p className={styles.result} data-sign={Math.sign(scored)}>
            <span>{formatR(scored)}</span>
            <small>{banked === null ? 'before costs' : 'so far'}</small>
          </p>
        )}
        {signal.ending === null && (
          <p className={styles.size}>
            <Link className={buttonClass()} to={positionSizeUrl(signal)}>
              Size this trade
            </Link>
          </p>
        )}
        {boardState(signal) === 'untraded' && (
          <p className={styles.small}>No trade: it isn&apos;t included in any figures.</p>
        )}
      </header>
      <Chart signal={signal} onUpdate={setCurrent} />
      <div className={styles.columns}>
        <div className={styles.life}>
          <section aria-labelledby="life">
            <h2 id="life">What happened</h2>
            <EventList signal={signal} current={current} />
          </section>
          <Outcome signal={signal} />
          {signal.ending !== null && signal.ending.note !== '' && (
            <section aria-labelledby="review">
              <h2 id="review">Was the reasoning right?</h2>
              <p>{signal.ending.note}</p>
            </section>
          )}
          <p className={styles.small}>
            <span>
              {entryIds.length === 0
                ? 'Not published yet.'
                : `In the record: ${entryIds.length === 1 ? 'update' : 'updates'} ${entryIds.join(', ')}.`}
            </span>{' '}
            <Link to={{ pathname: signalPath('record'), hash: 'check' }}>Check the record</Link>
          </p>
        </div>
        <Plan signal={signal} />
      </div>
      <Neighbours number={number} count={count} />
    </div>
  );
}
