import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { SkipLink } from '@/ui/SkipLink';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './PublicLayout.module.css';
import { useFadeIn } from './useFadeIn';

/**
 * The frame of every public page.
 * @param props.ticker the strip above the header
 */
export function PublicLayout({ ticker }: { readonly ticker: ReactNode }) {
  useFadeIn();
  return (
    <>
      <SkipLink to="content">Skip to content</SkipLink>
      {ticker}
      <Header />
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
