import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { report } from '@/data/report';
import { PageHead } from '@/pages/PageHead';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { MissingPartError } from './arriving';
import styles from './ErrorPage.module.css';
import { reloadOnce } from './reloadOnce';

const HOME = import.meta.env.BASE_URL;

/** What stands where a page would that could not be loaded or drawn. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    report.failure(error);
    if (error instanceof MissingPartError) void reloadOnce();
  }, [error]);
  return (
    <div className={styles.page}>
      <PageHead
        title="This page could not be shown"
        description="Part of the page did not arrive or failed; reloading usually helps."
      />
      <h1>This page could not be shown</h1>
      <p>Part of it did not arrive or failed. Reloading usually helps; nothing you have stored is lost.</p>
      <p className={styles.actions}>
        <Button
          onClick={() => {
            globalThis.location.reload();
          }}
        >
          Reload
        </Button>
        <a className={buttonClass('secondary')} href={HOME}>
          Home page
        </a>
      </p>
    </div>
  );
}
