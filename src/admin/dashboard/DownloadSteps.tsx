import { Check, Circle } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useMaintenance } from '@/admin/contexts';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { LocalTime } from '@/ui/LocalTime';
import styles from './panels.module.css';
import type { SystemState } from './useSystemState';

function Step({ isDone, children }: { readonly isDone: boolean; readonly children: ReactNode }) {
  return (
    <li>
      <Icon of={isDone ? Check : Circle} size={18} />
      <div>{children}</div>
    </li>
  );
}

interface DownloadStepsProps {
  /** The download that the steps are about; null if the next step is to download a file */
  readonly download: SystemState['download'];
  /** Reloads the state. */
  readonly onChanged: () => Promise<unknown>;
}

/** How a downloaded file gets to the site. The last step is checked by looking at the site. */
export function DownloadSteps({ download, onChanged }: DownloadStepsProps) {
  const { catchUp } = useMaintenance();
  const [isBusy, setBusy] = useState(false);
  const isOnSite = download?.isOnSite === true;

  async function check() {
    setBusy(true);
    await catchUp(true);
    await onChanged();
    setBusy(false);
  }

  return (
    <ol className={styles.steps} aria-label="How to get it onto the site">
      <Step isDone={download !== null}>
        {download === null ? (
          <p>Download the file.</p>
        ) : (
          <p>
            <span>Downloaded, </span>
            <LocalTime iso={download.at} />
          </p>
        )}
      </Step>
      <Step isDone={isOnSite}>
        {isOnSite ? (
          <p key="done">Uploaded</p>
        ) : (
          <p key="open">
            <span>Upload it to the site folder, in place of </span>
            <code translate="no">catalogue.json</code>
            <span>.</span>
          </p>
        )}
      </Step>
      <Step isDone={isOnSite}>
        {isOnSite ? (
          <p key="done">The site has it, so visitors see it.</p>
        ) : (
          <p key="open">This page checks whether the site has it.</p>
        )}
        {download !== null && !isOnSite && (
          <>
            <p role="status">{isBusy ? 'Checking…' : 'Not there yet. Is it called catalogue.json?'}</p>
            <Button variant="secondary" disabled={isBusy} onClick={() => void check()}>
              Check again
            </Button>
          </>
        )}
      </Step>
    </ol>
  );
}
