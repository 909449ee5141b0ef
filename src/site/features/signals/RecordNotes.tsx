import { countsLine } from '@/content/boardWords';
import type { RecordSummary } from './recordSummary';
import { formatGmtDay } from '@/domain/signals/times';
import styles from './RecordNotes.module.css';

/** Says which signals are samples, above the results. */
export function SamplesNote({ summary }: { readonly summary: RecordSummary }) {
  const { signals, samplesLeftOut, isSample } = summary;
  if (isSample)
    return (
      <p className={styles.samples}>
        Sample record: every signal here is invented. It shows the layout, not a result.
      </p>
    );
  return (
    samplesLeftOut > 0 && (
      <p className={styles.samples}>
        {`Only real signals are counted. ${String(samplesLeftOut)} of the ${String(samplesLeftOut + signals.length)} below are samples: invented ideas that show the layout. The result of each is in its row and on its page, but isn't included in any figures.`}
      </p>
    )
  );
}

/** What readers need to know before the figures. */
export function RecordWarnings() {
  return (
    <div className={styles.warnings}>
      <p>
        These are results of published ideas, computed from prices we entered. They weren't traded in any
        account.
      </p>
      <p>
        <strong>Past results are not a reliable indicator of future results.</strong>
      </p>
    </div>
  );
}

/** How the figures were calculated and what they leave out. */
export function RecordNotes({ summary }: { readonly summary: RecordSummary }) {
  const { signals, samplesLeftOut, period, late } = summary;
  return (
    <div className={styles.words}>
      <p>
        If one candle reached both the stop and the target, the stop counts, unless a finer chart shows
        otherwise.
      </p>
      {period && (
        <p>
          <span>
            {`From ${formatGmtDay(period.from)} to ${formatGmtDay(period.to)}${samplesLeftOut > 0 ? ', samples left out' : ''}. ${countsLine(signals)}.`}
          </span>
          <span> Those that were never traded have no result; open ones count once they are closed.</span>
          {late > 0 && (
            <span>
              {` ${String(late)} left out: ${late === 1 ? 'its entry was' : 'their entries were'} reached before the ${late === 1 ? 'plan was' : 'plans were'} public.`}
            </span>
          )}
        </p>
      )}
      <p>
        Figures are given “before costs” and “after the cost stated with each signal”, which is the spread and
        commission of a round trip. Overnight charges (swaps) and taxes aren&apos;t included.
      </p>
      <p>R is a result in units of the risk, not money: +1R is a gain as large as the amount risked.</p>
    </div>
  );
}
