import { NO_SIGNALS_IN_FILE, syncWords } from '@/domain/signals/adminWords';
import panel from '@/admin/resources/ResourcePanel.module.css';
import { Link } from '@/ui/Link';
import styles from './signals.module.css';
import type { useSignals } from './useSignals';

type LoadedSignals = NonNullable<ReturnType<typeof useSignals>['loaded']['value']>;

/** What has to be known of the record and the drafts above their list: what waits, and what cannot be read. */
export function SignalNotices({ signals }: { readonly signals: LoadedSignals }) {
  const { view } = signals;
  const syncNotice = signals.lacksSignals ? NO_SIGNALS_IN_FILE : syncWords(view.syncState);
  return (
    <>
      {syncNotice !== '' && <p className={styles.locked}>{syncNotice}</p>}
      {signals.isCorrupt && (
        <p className={styles.locked}>
          What is stored of signals cannot be read, so the record of the site is shown. The text is kept aside
          with the next entry.
        </p>
      )}
      {view.waiting.length > 0 && (
        <p className={styles.locked}>
          {view.waiting.length === 1 ? '1 entry waits' : `${String(view.waiting.length)} entries wait`} for
          publication. <Link to={{ search: '?tab=system' }}>Publish on the System tab</Link>
        </p>
      )}
      {view.replay.unreadable.length > 0 && (
        <p className={styles.locked}>
          Signals that this version cannot follow: {view.replay.unreadable.join(', ')}. They are left out.
        </p>
      )}
      {signals.unreadableDrafts > 0 && (
        <p className={panel.note}>
          Drafts that cannot be read: {signals.unreadableDrafts}.{' '}
          <Link to={{ search: '?tab=system' }}>What is in them</Link> stands on the System tab.
        </p>
      )}
    </>
  );
}
