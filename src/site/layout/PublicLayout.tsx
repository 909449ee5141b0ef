import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { WITHOUT_TICKER } from '@/content/ticker';
import { ErrorPage } from '@/runtime/ErrorPage';
import { loadChunk } from '@/runtime/loadChunk';
import { useHeadingFocus } from '@/runtime/useHeadingFocus';
import { useScrollRestoration } from '@/runtime/useScrollRestoration';
import { Ticker } from '@/site/features/market-widgets/Ticker';
import { retryFailedPages } from '@/site/loadPage';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { PartBoundary } from '@/ui/PartBoundary';
import { SkipLink } from '@/ui/SkipLink';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './PublicLayout.module.css';

/** The ticker tape is loaded when the page is idle, so it isn't preloaded. */
const loadTape = () =>
  loadChunk(() => import('@/site/features/market-widgets/Tape').then(({ Tape }) => Tape));

/**
 * The frame of every public page: ticker, header, footer and error page. An error in one doesn't affect the
 * others.
 */
export function PublicLayout() {
  const { key, pathname } = useLocation();
  useHeadingFocus();
  useScrollRestoration();
  const surrounding = { resetKey: key, className: styles.failed };
  return (
    <>
      <SkipLink to="content">Skip to content</SkipLink>
      {!WITHOUT_TICKER.pages.test(pathname) && (
        <PartBoundary {...surrounding}>
          <Ticker loadTape={loadTape} />
        </PartBoundary>
      )}
      <PartBoundary {...surrounding}>
        <Header />
      </PartBoundary>
      <main id="content" className={styles.main}>
        <noscript>
          <p className={styles.withoutScripts}>
            JavaScript isn&apos;t running. You can read this page, but its fields and buttons need it.
          </p>
        </noscript>
        <Suspense>
          <ErrorBoundary
            resetKey={key}
            fallback={(error, reset) => (
              <ErrorPage
                error={error}
                onRetry={() => {
                  retryFailedPages();
                  reset();
                }}
              />
            )}
          >
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      <PartBoundary {...surrounding}>
        <Footer />
      </PartBoundary>
    </>
  );
}
