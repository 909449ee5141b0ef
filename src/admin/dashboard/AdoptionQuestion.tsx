import { useState, type ReactNode } from 'react';
import { AdminHead } from '@/admin/AdminHead';
import { useMaintenance } from '@/admin/contexts';
import { report } from '@/data/report';
import { Button } from '@/ui/Button';
import styles from './AdoptionQuestion.module.css';

const TITLE = 'Changes from an older version';

/**
 * Asks whether stored changes belong to this site. The dashboard waits, so that nothing is changed before the right
 * lists are in place.
 */
export function AdoptionQuestion({ children }: { readonly children: ReactNode }) {
  const { takeOver } = useMaintenance();
  const [isAsked, setAsked] = useState(() => {
    try {
      return takeOver?.isUncertain() === true;
    } catch {
      // The panels say that storage can't be read.
      return false;
    }
  });
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (!takeOver || !isAsked) return children;

  async function answer(act: () => void | Promise<void>) {
    setBusy(true);
    try {
      await act();
      setAsked(false);
    } catch (error) {
      report.failure(error);
      setFailed(true);
      setBusy(false);
    }
  }

  const { host } = globalThis.location;
  return (
    <main className={styles.question}>
      <AdminHead title={TITLE} description="Which site at this address the stored changes belong to." />
      <h1 className={styles.heading}>{TITLE}</h1>
      <p>
        {`This browser has lists, signals or drafts that were changed before each site at ${host} stored its own. Do they belong to this site, ${host}${import.meta.env.BASE_URL}?`}
      </p>
      <div className={styles.answers}>
        <Button disabled={isBusy} onClick={() => void answer(takeOver.take)}>
          Yes, use them here
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void answer(takeOver.leave)}>
          No, start with the published lists
        </Button>
      </div>
      <p role="alert">
        {hasFailed &&
          'Nothing was carried over: the browser has no space for a second copy, or refuses to store it. Free some space, then try again.'}
      </p>
    </main>
  );
}
