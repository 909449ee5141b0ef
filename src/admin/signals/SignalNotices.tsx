import { Link } from 'react-router-dom';
import { useEditedUpdate } from '@/admin/dashboard/usePublishedState';
import { syncWords } from './signalQuestions';
import { renumberedSignals } from '@/data/signals/renumbered';
import panel from '@/admin/resources/ManagedList.module.css';
import { formatGmt } from '@/domain/time/days';
import { Button } from '@/ui/Button';
import { SetAsideList } from './SetAsideList';
import styles from './signals.module.css';
import type { LoadedSignals } from './useSignalSource';

interface SignalNoticesProps {
  readonly signals: LoadedSignals;
  /** Reloads the list. */
  readonly onChanged: () => Promise<unknown>;
}

/** Notices about the record and the drafts: what is unpublished, and what can't be read. */
export function SignalNotices({ signals, onChanged }: SignalNoticesProps) {
  const { view } = signals;
  const renumbered = renumberedSignals(view);
  const latest = String(view.sealed.at(-1)?.publishedAt ?? '');
  const edited = useEditedUpdate(signals);
  const syncNotice = syncWords(view.syncState, signals.siteFile, edited);
  return (
    <>
      {syncNotice !== '' && <p className={styles.locked}>{syncNotice}</p>}
      {latest > new Date().toISOString() && (
        <p className={styles.locked}>
          {`The latest published update is dated ${formatGmt(latest)}, which is in the future according to this computer's clock. If this clock is right, the publisher's was wrong, and updates published before then get the same date.`}
        </p>
      )}
      {signals.isCorrupt && (
        <p className={styles.locked}>
          The stored signals can&apos;t be read, so the site&apos;s record is shown instead. The damaged data
          is kept when you record the next update.
        </p>
      )}
      {view.waiting.length > 0 && (
        <p className={styles.locked}>
          <span>{`${view.waiting.length === 1 ? '1 update is' : `${String(view.waiting.length)} updates are`} waiting to be published.`}</span>{' '}
          <Link to={{ search: '?tab=publish' }}>Go to Publish</Link>
        </p>
      )}
      {renumbered.length > 0 && (
        <p className={styles.locked}>
          {`Signals with a new number: ${renumbered.map(({ before, now, instrument }) => `${String(before)}, ${instrument}, is now ${String(now)}`).join('; ')}. If anybody was given the old number, let them know. Publishing asks you to confirm the new one.`}
        </p>
      )}
      <SetAsideList aside={view.aside} onChanged={onChanged} />
      {/* An update changed by hand may break the rules, so that no version of the dashboard can apply it. */}
      {view.replay.cutShort.length > 0 && !edited?.isHere && (
        <div className={styles.locked}>
          <p>
            {`Signals with a published update that this version can't follow: ${view.replay.cutShort.join(', ')}. They are shown as they were before it, if possible, and can't be updated here. Everything else works. Reload this page to get the latest version of the dashboard; if that changes nothing, the site needs a newer build.`}
          </p>
          <Button variant="secondary" onClick={() => globalThis.location.reload()}>
            Reload this page
          </Button>
        </div>
      )}
      {signals.areDraftsCorrupt && (
        <p className={styles.locked}>
          <span>
            The drafts in this browser can&apos;t be read, so none are shown. The next draft starts a new
            list; the damaged data is kept.
          </span>{' '}
          <Link to={{ search: '?tab=system' }}>Download it on the System tab</Link>
        </p>
      )}
      {signals.unreadableDrafts > 0 && (
        <p className={panel.note}>
          <span>{`Drafts that can't be read: ${String(signals.unreadableDrafts)}.`}</span>{' '}
          <Link to={{ search: '?tab=system' }}>See them on the System tab</Link>
        </p>
      )}
    </>
  );
}
