import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { report } from '@/data/report';
import { adoptPersonalDataInBrowser } from '@/data/storage/takeOver';
import '@/styles/tokens.css';
import '@/styles/fonts.css';
import '@/styles/base.css';
import { tidyUrl, tidyPath } from './address';
import { watchLeaving } from './leaving';
import { refuseFraming } from './refuseFraming';
import { reloadOnce } from './reloadOnce';
import { showStartNotice } from './startNotice';
import { followTheme } from './theme';

/** The file that hosts serve for unknown URLs. */
export const NOT_FOUND_FILE = '/404';

/** What the service worker serves without a network for a page that hasn't been opened before. */
const OFFLINE_FILE = '/offline';

export interface StartedApp {
  readonly element: ReactNode;
  /** The URL whose prerendered HTML has the same content; `/404` if there is no page. */
  readonly file: string;
}

interface App {
  readonly basename: string;
  /** Whether the app has a page at a path. */
  readonly knows: (pathname: string) => boolean;
  readonly start: () => Promise<StartedApp>;
}

/** Shows what browsers show when scripts are disabled. */
function showWithoutScripts(root: HTMLElement): void {
  for (const waiting of root.querySelectorAll<HTMLElement>('[data-waiting]')) waiting.style.display = 'none';
  for (const unshown of root.querySelectorAll('noscript')) unshown.outerHTML = unshown.textContent;
}

/**
 * Hydrates the prerendered page, or renders the app if the host served the HTML of another page. Archives and
 * mirrors serve pages at URLs that the app doesn't know; there the page stays as it was served.
 */
export function mountApp({ basename, knows, start }: App): void {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root || refuseFraming(root)) return;
  const { path: served = NOT_FOUND_FILE } = root.dataset;
  if (served !== NOT_FOUND_FILE && !knows(tidyPath(globalThis.location.pathname, basename))) {
    followTheme();
    showWithoutScripts(root);
    return;
  }
  tidyUrl(basename);
  watchLeaving();
  const prepared = basename === '/' ? Promise.resolve() : adoptPersonalDataInBrowser();
  prepared
    .then(() => {
      followTheme();
      return start();
    })
    .then(({ element, file }) => {
      const app = <StrictMode>{element}</StrictMode>;
      if (root.dataset.path === file) {
        // A transition hydrates the page in slices, so the reader can scroll and type in between.
        startTransition(() => {
          hydrateRoot(root, app, { onRecoverableError: report.failure });
        });
      } else {
        root.replaceChildren();
        delete root.dataset.path;
        createRoot(root).render(app);
      }
    })
    .catch(async (error: unknown) => {
      report.failure(error);
      // The offline page already contains an explanation.
      if (root.dataset.path !== OFFLINE_FILE) showStartNotice(root);
      await reloadOnce();
    });
}
