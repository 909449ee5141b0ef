import { newestSignals } from '@/domain/signals/board';
import { bankedResult, closedResult, inR } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { dayText } from '@/domain/signals/times';
import { entryText, sideWord } from '@/content/signalWords';
import { signalPath } from '@/content/signalPath';
import { Link } from '@/site/components/Link';
import styles from './NewestSignals.module.css';
import { RRuler } from '@/signals/RRuler';
import { StateMark } from '@/signals/StateMark';

/** As many of each as wide screens have room for; phones show two. */
const EACH = 3;

/** The result of a signal in hundredths of R, of an open one so far; null while there is none. */
const outcomeOf = (signal: Signal): number | null =>
  bankedResult(signal) ?? closedResult(signal)?.beforeCosts ?? null;

function Row({ signal }: { readonly signal: Signal }) {
  const { issued, number } = signal;
  const outcome = outcomeOf(signal);
  return (
    <li className={styles.row}>
      <Link className={styles.link} to={{ pathname: signalPath(number) }}>
        <StateMark signal={signal} />
        <span className={styles.name}>
          <strong>{issued.instrument}</strong> <span>{`${sideWord(issued)} ${entryText(signal)}`}</span>
          <small>{`${issued.sample ? 'sample, ' : ''}${issued.timeframe}, ${dayText(issued.at)}`}</small>
        </span>
        <RRuler signal={signal} />
        <span className={styles.outcome} data-sign={Math.sign(outcome ?? 0)}>
          {outcome !== null && <span>{inR(outcome)}</span>}
          {bankedResult(signal) !== null && <small> so far</small>}
        </span>
      </Link>
    </li>
  );
}

function Group({ heading, signals }: { readonly heading: string; readonly signals: readonly Signal[] }) {
  return (
    <section className={styles.group}>
      <h3>{heading}</h3>
      <ul>
        {signals.map((signal) => (
          <Row key={signal.number} signal={signal} />
        ))}
      </ul>
    </section>
  );
}

/** The newest open and the newest closed signals with their results: simply the latest, without any sum. */
export function NewestSignals({ signals }: { readonly signals: readonly Signal[] }) {
  const { open, closed } = newestSignals(signals, EACH);
  return (
    <div className={styles.newest}>
      {open.length > 0 ? (
        <Group heading="Open now" signals={open} />
      ) : (
        <section className={styles.group}>
          <h3>Open now</h3>
          <p>Nothing is open. That is a position too.</p>
        </section>
      )}
      {closed.length > 0 && <Group heading="Closed last" signals={closed} />}
    </div>
  );
}
