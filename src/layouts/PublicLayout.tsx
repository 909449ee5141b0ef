import { Outlet } from 'react-router-dom';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './PublicLayout.module.css';
import { TickerStrip } from './TickerStrip';
import { useFadeIn } from './useFadeIn';

/** The frame of every public page. */
export function PublicLayout() {
  useFadeIn();
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <TickerStrip />
      <Header />
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
