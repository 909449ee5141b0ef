import { BrowserRouter } from 'react-router-dom';
import { isAdminPath } from '@/domain/accounts/adminPaths';
import { currentPath, dropSymbolOverride, tidyUrl, tidyPath } from '@/runtime/address';
import { mountApp, NOT_FOUND_FILE } from '@/runtime/mountApp';
import { registerServiceWorker } from '@/runtime/registerServiceWorker';
import { prefetchOnIntent } from '@/runtime/prefetchOnIntent';
import { loadPage, retryFailedPages } from './loadPage';
import { SiteApp } from './SiteApp';
import { pageAt } from './siteRoutes';

const basename = import.meta.env.BASE_URL;

async function start() {
  const page = pageAt(globalThis.location.pathname, basename);
  if (page) await loadPage(page);
  prefetchOnIntent((pathname) => {
    const next = pageAt(pathname, basename);
    if (!next) return;
    retryFailedPages();
    loadPage(next).catch(() => undefined);
  });
  return {
    // Navigations are transitions, so the current page stays until the next one is ready.
    element: (
      <BrowserRouter basename={basename}>
        <SiteApp />
      </BrowserRouter>
    ),
    file: page?.path === '*' ? NOT_FOUND_FILE : currentPath(basename),
  };
}

dropSymbolOverride();
registerServiceWorker(basename);
const { pathname } = globalThis.location;
// Some hosts treat `//admin` as an unknown page, and the admin area is another app.
if (pathname.includes('//') && isAdminPath(`/${tidyPath(pathname, basename).slice(basename.length)}`)) {
  tidyUrl(basename);
  globalThis.location.reload();
} else {
  mountApp({
    basename,
    knows: (path) => (pageAt(path, basename)?.path ?? '*') !== '*',
    start,
  });
}
