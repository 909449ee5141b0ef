import { formatGmt } from '@/domain/time/days';
import { formatDuration } from '@/domain/signals/times';
import type { SignalEntry } from '@/domain/signals/entry';
import type { Signal } from '@/domain/signals/signal';
import { entryWords, kindWords } from '@/content/signalWords';
import styles from './EventList.module.css';
import { SignalTime } from './SignalTime';
import { capitalised } from '@/ui/capitalised';

interface EventListProps {
  readonly signal: Signal;
  /** The update that the replay has reached; 0 if all are shown. */
  readonly current?: number;
}

const MINUTE_MS = 60_000;
/** Publishing a recorded update takes a few minutes. */
const PUBLICATION_MS = 15 * MINUTE_MS;

/** Such as `recorded 35 minutes later` and `published 8 hours later`, if this wasn't done immediately. */
function delays({ at, createdAt, publishedAt }: SignalEntry): string[] {
  const recordedAt = Date.parse(createdAt);
  return [
    recordedAt - Date.parse(at) >= MINUTE_MS ? `recorded ${formatDuration(at, createdAt)} later` : '',
    Date.parse(publishedAt) - recordedAt >= PUBLICATION_MS
      ? `published ${formatDuration(at, publishedAt)} later`
      : '',
  ];
}

/** The entry's position in the record, its delays, and its author if that isn't the signal's. */
const placeOf = (entry: SignalEntry, { issued }: Signal): string =>
  [
    ...delays(entry),
    entry.by === issued.by ? '' : entry.by,
    entry.id === ''
      ? 'Not published: only this browser shows it'
      : `Update ${entry.id} of the record, checksum ${entry.hash.slice(0, 8)}`,
  ]
    .filter((text) => text !== '')
    .join(' · ');

/** The text of an entry. If it was corrected, the original is struck through and followed by the correction. */
function EntryText({
  entry,
  right,
}: {
  readonly entry: SignalEntry;
  readonly right: SignalEntry | undefined;
}) {
  const isCorrected =
    right !== undefined && (entryWords(right) !== entryWords(entry) || right.at !== entry.at);
  if (!isCorrected) return <p>{entryWords(entry)}</p>;
  return (
    <p>
      <del>{`${entryWords(entry)} ${right.at !== entry.at ? formatGmt(entry.at) : ''}`}</del>{' '}
      <ins>{`${entryWords(right)} ${right.at !== entry.at ? formatGmt(right.at) : ''}`}</ins>
    </p>
  );
}

/** The history of a signal in order, with times and positions in the record. */
export function EventList({ signal, current = 0 }: EventListProps) {
  const { entries, effective } = signal;
  // Corrections aren't among the effective entries, which otherwise have the same order.
  const kept = entries.filter(({ kind }) => kind !== 'corrected');
  const rightOf = (entry: SignalEntry) => effective[kept.indexOf(entry)];
  const numberOf = (entry: SignalEntry) => kept.indexOf(entry) + 1;
  return (
    <ol className={styles.events}>
      {entries.map((entry, index) => (
        <li key={index} aria-current={current > 0 && numberOf(entry) === current ? 'step' : undefined}>
          <span className={styles.pin} aria-hidden="true">
            {numberOf(entry) || '✎'}
          </span>
          <div>
            <h3 className={styles.what}>
              {entry.kind === 'issued' ? 'Issued' : capitalised(kindWords(entry))}
            </h3>
            <EntryText entry={entry} right={rightOf(entry)} />
            {entry.note !== '' && <p className={styles.note}>{entry.note}</p>}
            <p className={styles.when}>
              <SignalTime time={entry.at} />
              <span>{placeOf(entry, signal)}</span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
