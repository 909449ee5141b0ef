import { useId } from 'react';
import { dollars } from '@/content/format';
import { resultText, silenceOf } from '@/content/boardWords';
import { boardState } from '@/domain/signals/board';
import { plannedReward, priceOf } from '@/domain/signals/plan';
import { bankedResult, closedResult, inR } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { entryText, ratioText, RISK_LINE, sideWord, signalName } from '@/content/signalWords';
import { signalPath } from '@/content/signalPath';
import { buttonClass } from '@/ui/buttonClass';
import { StatList } from '@/ui/StatList';
import { Link } from '@/site/components/Link';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { GmtTime } from '@/signals/GmtTime';
import { RRuler } from '@/signals/RRuler';
import styles from './SignalCard.module.css';
import { SignalTime } from '@/signals/SignalTime';
import { sizeAddress } from '@/signals/sizeAddress';
import { StateMark } from '@/signals/StateMark';

interface SignalCardProps {
  readonly signal: Signal;
  /** When the page became live; null in the built page. */
  readonly now: Date | null;
}

/** What a result is in money where 1% of $10,000 is risked: a hundredth of R is a dollar. */
const moneyText = (hundredths: number) => `${hundredths > 0 ? '+' : ''}${dollars(hundredths)}`;

function Result({ signal }: { readonly signal: Signal }) {
  const result = closedResult(signal);
  const banked = bankedResult(signal);
  if (result !== null)
    return (
      <p className={styles.result}>
        <strong data-sign={Math.sign(result.beforeCosts)}>{inR(result.beforeCosts)}</strong>
        <span>
          {`${moneyText(result.beforeCosts)} at 1% of $10,000, ${inR(result.afterCosts)} after cost. Hypothetical: no account traded it.`}
        </span>
      </p>
    );
  if (banked !== null)
    return (
      <p className={styles.result}>
        <strong data-sign={Math.sign(banked)}>{inR(banked)}</strong>
        <span>so far, the rest is open</span>
      </p>
    );
  return boardState(signal) === 'untraded' ? (
    <p className={styles.result}>
      <strong aria-hidden="true">{resultText(signal)}</strong>
      <span>no trade</span>
    </p>
  ) : null;
}

/** A signal on the board: what is planned, its state and its result. */
export function SignalCard({ signal, now }: SignalCardProps) {
  const { issued, plan, number, state } = signal;
  const headingId = useId();
  const silence = now === null ? '' : silenceOf(signal, now);
  const targets = plan.targets
    .map(
      ({ price, share }) =>
        `${priceOf(signal, price)}${plan.targets.length > 1 ? `\u00A0(${String(share)}%)` : ''}`,
    )
    .join(', ');
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <p className={styles.number}>
          <span>{`Signal ${String(number)}`}</span>
          {issued.sample && <span className={styles.sample}>Sample: invented prices</span>}
        </p>
        <h4 id={headingId} className={styles.name}>
          <Link to={{ pathname: signalPath(number) }}>
            <span>{signalName(signal)}</span>
            <VisuallyHidden>{`, signal ${String(number)}`}</VisuallyHidden>
          </Link>
        </h4>
        <StateMark signal={signal} />
      </header>
      <div className={styles.plan}>
        <StatList
          rows={[
            { term: `Entry, ${sideWord(issued)} ${issued.order}`, text: entryText(signal) },
            {
              term: signal.stop === plan.stopLoss ? 'Stop loss' : 'Stop loss now',
              text: priceOf(signal, signal.stop),
            },
            { term: plan.targets.length > 1 ? 'Targets' : 'Target', text: targets },
            { term: 'Reward to risk', text: ratioText(plannedReward(signal)) },
          ]}
        />
        <RRuler signal={signal} />
      </div>
      <Result signal={signal} />
      <div className={styles.times}>
        <p>
          {issued.publishedAt === '' ? (
            <strong>Not published: only this browser shows it</strong>
          ) : (
            <>
              <span>{`By ${issued.by}. Published `}</span>
              <SignalTime time={issued.publishedAt} isLive={now !== null} />
            </>
          )}
        </p>
        {state === 'waiting' && (
          <p>
            Valid until <GmtTime time={plan.validUntil} />
          </p>
        )}
        {signal.ending === null && <p className={styles.silence}>{silence}</p>}
      </div>
      <div className={styles.actions}>
        <Link className={buttonClass('secondary')} to={sizeAddress(signal)}>
          Work out my size <VisuallyHidden>{`for signal ${String(number)}`}</VisuallyHidden>
        </Link>
        <p className={styles.risk}>{RISK_LINE}</p>
      </div>
    </article>
  );
}
