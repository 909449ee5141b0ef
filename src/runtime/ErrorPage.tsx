import { useEffect } from 'react';
import { documentTitle } from '@/content/site';
import { report } from '@/data/report';
import { DocumentHead } from '@/ui/DocumentHead';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import styles from './ErrorPage.module.css';
import { ChunkLoadError } from './loadChunk';
import { reloadOnce } from './reloadOnce';
import { useRetryOnline, OFFLINE_MESSAGE } from './useRetryOnline';

const SITE_HOME = import.meta.env.BASE_URL;

interface ErrorPageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const isMissing = error instanceof ChunkLoadError;

  useEffect(() => {
    report.failure(error);
    if (isMissing) void reloadOnce();
  }, [error, isMissing]);

  useRetryOnline(isMissing, onRetry);

  return (
    <div className={styles.page}>
      <DocumentHead
        title={documentTitle("This page couldn't be shown")}
        description="Part of the page didn't load, or failed; reloading usually helps."
      />
      <h1>This page couldn&apos;t be shown</h1>
      <p>
        {isMissing
          ? `It couldn't be loaded. ${OFFLINE_MESSAGE} Nothing you have stored is lost.`
          : 'Part of it failed. Reloading usually helps; nothing you have stored is lost.'}
      </p>
      <p className={styles.actions}>
        {isMissing ? (
          <Button onClick={onRetry}>Try again</Button>
        ) : (
          <Button onClick={() => globalThis.location.reload()}>Reload</Button>
        )}
        <a className={buttonClass('secondary')} href={SITE_HOME}>
          Home page
        </a>
      </p>
    </div>
  );
}
