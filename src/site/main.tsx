import { BrowserRouter } from 'react-router-dom';
import { currentPath, dropSymbolOverride, tidyAddress } from '@/runtime/address';
import { mountApp } from '@/runtime/mountApp';
import { prefetchOnIntent } from '@/runtime/prefetchOnIntent';
import { loadPage, retryFailedPages } from './loadPage';
import { SiteApp } from './SiteApp';
import { pageAt } from './siteRoutes';

const basename = import.meta.env.BASE_URL;

dropSymbolOverride();
tidyAddress(basename);
mountApp(async () => {
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
    file: page?.path === '*' ? '/404' : currentPath(basename),
  };
});
