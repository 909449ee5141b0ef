import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { report } from '@/data/report';
import '@/styles/tokens.css';
import '@/styles/fonts.css';
import '@/styles/base.css';
import { watchLeaving } from './leaving';
import { refuseFraming } from './refuseFraming';
import { reloadOnce } from './reloadOnce';
import { showStartNotice } from './startNotice';
import { followTheme } from './theme';

export interface StartedApp {
  readonly element: ReactNode;
  /** The address whose prerendered HTML has the same content; `/404` if there is no page. */
  readonly file: string;
}

/** Hydrates the prerendered page, or renders the app if the host served the HTML of another page. */
export function mountApp(startApp: () => Promise<StartedApp>): void {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root || refuseFraming(root)) return;
  followTheme();
  watchLeaving();
  startApp()
    .then(({ element, file }) => {
      const app = <StrictMode>{element}</StrictMode>;
      if (root.dataset.path === file) {
        // A transition hydrates the page in slices, so the reader can scroll and type in between.
        startTransition(() => {
          hydrateRoot(root, app, { onRecoverableError: report.failure });
        });
      } else {
        root.replaceChildren();
        createRoot(root).render(app);
      }
    })
    .catch(async (error: unknown) => {
      report.failure(error);
      showStartNotice(root);
      await reloadOnce();
    });
}
