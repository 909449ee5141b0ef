import { useParams } from 'react-router-dom';
import type { PageWords } from '@/content/page';
import { signalName, signalWords } from '@/content/signalWords';
import { builtInRecord } from '@/data/signals/builtInRecord';
import type { RecordState } from '@/data/signals/shownRecord';
import { signalAsOf, boardState, latestSignals } from '@/domain/signals/board';
import type { Signal } from '@/domain/signals/signal';
import { signalPath } from '@/content/signalPath';
import { Band } from '@/site/components/Band';
import { NextStep } from '@/site/components/NextStep';
import { NotFound } from '@/site/components/NotFound';
import { PageIntro } from '@/site/components/PageIntro';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { EmptyState } from '@/ui/EmptyState';
import { Loading } from '@/ui/Loading';
import { useClientNow } from '@/ui/useClientNow';
import { FollowFeeds } from './FollowFeeds';
import { RecordUpdateNotice } from './RecordUpdateNotice';
import { SignalDetails, type SignalChartComponent } from '@/signals/SignalDetails';
import { positionSizeUrl } from '@/signals/positionSizeUrl';
import styles from './sections.module.css';
import { useSignalRecord } from './useSignalRecord';

interface SignalByNumberProps {
  readonly notFound: PageWords;
  readonly Chart: SignalChartComponent;
}

const findByNumber = (signals: readonly Signal[], number: string) =>
  signals.find((signal) => String(signal.number) === number);

/** How many entries the latest record adds to this signal; those of other signals are ignored. */
function offeredOf(
  { number, entries, isCutShort }: Signal,
  { latest, offered }: RecordState,
): RecordState['offered'] {
  const known = findByNumber(latest, String(number));
  // If the record was rewritten or no longer contains the signal, there is nothing to count.
  if (offered === null || offered === 0 || known === undefined || (known.isCutShort && !isCutShort))
    return offered;
  const added = known.entries.filter(
    ({ createdAt, kind }) => !entries.some((entry) => entry.createdAt === createdAt && entry.kind === kind),
  );
  return added.length === 0 ? null : added.length;
}

/** The next link: the size of this trade while it is open, else the latest open signal, else the record. */
function nextStep(signal: Signal, all: readonly Signal[], now: Date | null) {
  const current = signalAsOf(signal, now);
  if (boardState(current) === 'open')
    return { label: 'Work out my position size', to: positionSizeUrl(signal) };
  // The same length as the prerendered label, so that nothing moves when the signal has expired.
  const record = { label: 'Check the record', to: { pathname: signalPath('record') } };
  if (current !== signal) return record;
  const latest = latestSignals(
    all.map((one) => signalAsOf(one, now)),
    1,
  );
  const open = latest.open[0] ?? latest.waiting[0];
  return open
    ? { label: `See the open signal ${signalName(open)}`, to: { pathname: signalPath(open.number) } }
    : record;
}

/** The signal whose number is in the URL. It may be newer than the build. */
export function SignalByNumber({ notFound, Chart }: SignalByNumberProps) {
  const { number = '' } = useParams();
  const record = useSignalRecord();
  const now = useClientNow();
  const shown = record.signals;
  const signal = findByNumber(shown, number) ?? findByNumber(record.latest, number);
  if (!signal && record.cutShort.some((known) => String(known) === number))
    return (
      <Band>
        <EmptyState heading={`Signal ${number}`}>
          <p>It was published with a newer version of this site. Reload the page to see it.</p>
          <Button variant="secondary" onClick={() => globalThis.location.reload()}>
            Reload the page
          </Button>
        </EmptyState>
      </Band>
    );
  if (!signal)
    return record.status === 'loading' ? (
      <Band>
        <Loading>Loading the signal…</Loading>
      </Band>
    ) : (
      <NotFound page={notFound} />
    );

  return (
    <>
      <PageIntro
        page={signalWords(signal)}
        address={signalPath(signal.number)}
        // A signal that only this browser or a newer file contains has no prerendered page yet.
        isIndexed={findByNumber(builtInRecord.signals, number)?.issued.createdAt === signal.issued.createdAt}
      />
      <Band>
        <SignalDetails
          key={signal.issued.createdAt}
          signal={signal}
          Chart={Chart}
          count={Math.max(shown.length, record.latest.length)}
        />
        <div className={styles.foot}>
          {/* Its number can change until it is published. */}
          {signal.issued.id !== '' && (
            <div>
              <CopyButton
                label="Copy a link to this signal"
                text={() => globalThis.location.origin + globalThis.location.pathname}
              />
            </div>
          )}
          <FollowFeeds />
          <RecordUpdateNotice offered={offeredOf(signal, record)} status={record.status} />
        </div>
      </Band>
      <NextStep heading="Next step" links={[nextStep(signal, shown, now)]} />
    </>
  );
}
