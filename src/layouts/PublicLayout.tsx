import { Outlet } from 'react-router-dom';
import { Ticker } from '@/features/market-widgets/Ticker';
import { SkipLink } from '@/ui/SkipLink';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './PublicLayout.module.css';
import { useFadeIn } from './useFadeIn';

/** The frame of every public page. */
export function PublicLayout() {
  useFadeIn();
  return (
    <>
      <SkipLink to="content">Skip to content</SkipLink>
      <Ticker />
      <Header />
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
