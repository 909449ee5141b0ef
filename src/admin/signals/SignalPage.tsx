import { useRef, useState } from 'react';
import { absoluteUrl } from '@/content/absoluteUrl';
import { entryProblemWords } from '@/content/entryProblemWords';
import { signalPath } from '@/content/signalPath';
import { reportAndExplainFailure } from '@/admin/explainFailure';
import { useCatalogue } from '@/admin/contexts';
import { builtInCatalogue } from '@/data/catalogue/builtInCatalogue';
import type { SetAsideEntry } from '@/data/signals/numberPending';
import type { JsonObject } from '@/data/storage/json';
import { channelText, takeBackQuestion } from './signalQuestions';
import { draftFromIssued } from '@/domain/signals/draft';
import { formatLocalTime } from '@/domain/signals/times';
import type { Signal } from '@/domain/signals/signal';
import { EventList } from '@/signals/EventList';
import { StateMark } from '@/signals/StateMark';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { EventEditor } from './EventEditor';
import { LazySignalChart } from './LazySignalChart';
import { SetAsideList } from './SetAsideList';
import { SignalPreview } from './SignalPreview';
import styles from './signals.module.css';

interface SignalPageProps {
  readonly signal: Signal;
  /** The signal's unpublished entries, in order. */
  readonly waiting: readonly JsonObject[];
  /** The signal's updates that were set aside. Later updates are set aside too, until these are taken back. */
  readonly aside: readonly SetAsideEntry[];
  readonly count: number;
  /** Reloads the list. */
  readonly onChanged: () => Promise<unknown>;
  /** Called with a message once the whole signal has been taken back. */
  readonly onGone: (what: string) => Promise<void>;
}

/** Why published updates can't be edited or deleted here. */
function lockedWords({ number }: Signal, waiting: number): string {
  if (waiting === 0) return entryProblemWords({ code: 'alreadyPublished', signal: number, field: '' });
  const entries =
    waiting === 1
      ? "Its latest update isn't published yet and can still be taken back."
      : `Its last ${String(waiting)} updates aren't published yet and can still be taken back, latest first.`;
  return `${entries} Published updates are never edited or removed.`;
}

const hasBuiltPage = ({ number, issued }: Signal): boolean =>
  builtInCatalogue.entries.some(
    ({ kind, signal, createdAt }) => kind === 'issued' && signal === number && createdAt === issued.createdAt,
  );

/** Everything about an issued signal: its history, the updates it allows, and the text for the channel. */
export function SignalPage({ signal, waiting, aside, count, onChanged, onGone }: SignalPageProps) {
  const { signals, signalDrafts } = useCatalogue();
  const status = useRef<HTMLParagraphElement>(null);
  const [notice, setNotice] = useState('');
  const text = channelText(signal, absoluteUrl(signalPath(signal.number)));
  const isIssueWaiting = waiting.some(({ kind }) => kind === 'issued');
  const [isPreview, setPreview] = useState(false);
  const [busyWith, setBusyWith] = useState<'' | 'recording' | 'taking back'>('');

  async function takeBack() {
    const latest = waiting.at(-1);
    const isInAFile = typeof latest?.hash === 'string' && latest.hash !== '';
    const question = isInAFile
      ? takeBackQuestion(formatLocalTime(String(latest.publishedAt)))
      : latest?.kind === 'issued'
        ? `Take back signal ${String(signal.number)}? It becomes a draft again.`
        : 'Take back the latest update?';
    if (!globalThis.confirm(question)) return;
    setBusyWith('taking back');
    try {
      if (latest?.kind === 'issued') {
        // The draft is stored first, so that nothing is lost if the page is left before the end.
        const { id } = await signalDrafts.add(draftFromIssued(signal.issued));
        let isTaken = false;
        try {
          isTaken = (await signals.takeBack(signal.number, latest)) !== null;
        } finally {
          if (!isTaken) await signalDrafts.removeMany([id]);
        }
        await onGone(`Signal ${String(signal.number)} was taken back. Its draft is in the list again.`);
        return;
      }
      await signals.takeBack(signal.number, latest);
      await onChanged();
      setNotice('The latest update was taken back.');
      status.current?.focus();
    } catch (error) {
      setNotice(reportAndExplainFailure('Nothing was taken back', error));
      await onChanged();
    }
    setBusyWith('');
  }

  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <StateMark signal={signal} />
        <Button variant="secondary" aria-expanded={isPreview} onClick={() => setPreview(!isPreview)}>
          {isPreview ? 'Back to its updates' : 'Preview'}
        </Button>
        {waiting.length > 0 && (
          <Button variant="secondary" disabled={busyWith !== ''} onClick={() => void takeBack()}>
            Take back the latest update
          </Button>
        )}
      </div>
      <p className={styles.locked}>{lockedWords(signal, waiting.length)}</p>
      <p ref={status} className={styles.notice} role="status" tabIndex={-1}>
        {notice}
      </p>
      {isPreview && <SignalPreview signal={signal} count={count} />}
      {/* Hidden rather than removed, so that anything being typed there is kept. */}
      <div className={styles.columns} hidden={isPreview}>
        <div className={styles.column}>
          <SetAsideList aside={aside} onChanged={onChanged} />
          {aside.some(({ isInRecord }) => !isInRecord) && (
            <p>To record anything else on this signal, first take back what was set aside.</p>
          )}
          {aside.length === 0 && (
            <EventEditor
              signal={signal}
              isRecording={busyWith === 'recording'}
              isBusy={busyWith !== ''}
              onBusyChange={(isBusy) => setBusyWith(isBusy ? 'recording' : '')}
              onRecorded={async (what) => {
                await onChanged();
                setNotice(what);
                status.current?.focus();
              }}
            />
          )}
          <section aria-labelledby="channel">
            <h2 id="channel">Text for the signals channel</h2>
            {isIssueWaiting ? (
              <p className={styles.note}>
                The text appears once the signal is published: until then its number and link can change.
              </p>
            ) : (
              <>
                {waiting.length > 0 && (
                  <p className={styles.note}>
                    It includes updates that aren&apos;t published yet and may still be set aside.
                  </p>
                )}
                {!hasBuiltPage(signal) && (
                  <p className={styles.note}>
                    The link works, but its page isn&apos;t built yet: link previews, the feeds and the
                    sitemap show this signal after the next build.
                  </p>
                )}
                <pre className={styles.channel}>{text}</pre>
                <CopyButton label="Copy the text" text={() => text} />
              </>
            )}
          </section>
        </div>
        <div className={styles.column}>
          <LazySignalChart signal={signal} />
          <h2>What happened</h2>
          <EventList signal={signal} />
        </div>
      </div>
    </div>
  );
}
