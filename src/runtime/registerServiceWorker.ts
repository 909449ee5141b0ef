/**
 * Stores in the service worker's caches whatever loaded before the service worker was there to do so: the page of the
 * first visit, and the scripts of the pages opened from it.
 */
async function storeThisPage(basename: string): Promise<void> {
  const { origin, pathname } = globalThis.location;
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}${basename}assets/`));
  const [pages, files] = await Promise.all([
    caches.open(`upmark pages ${basename}`),
    caches.open(`upmark assets ${basename}`),
  ]);
  await Promise.all([pages.add(pathname.replace(/(?<=.)\/$/, '')), files.addAll(new Set(assets))]);
}

/** Registers the service worker once the page has loaded and is idle, so that it costs the first visit nothing. */
export function registerServiceWorker(basename: string): void {
  // The development server has no service worker.
  if (import.meta.hot || !('serviceWorker' in navigator)) return;
  const register = async () => {
    const { serviceWorker } = navigator;
    const isFirst = serviceWorker.controller === null;
    await serviceWorker.register(`${basename}sw.js`);
    if (!isFirst) return;
    await serviceWorker.ready;
    await storeThisPage(basename);
  };
  const whenIdle = () => {
    // If this fails, the site works as long as there is a network.
    const start = () => void register().catch(() => undefined);
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
    else setTimeout(start);
  };
  if (document.readyState === 'complete') whenIdle();
  else globalThis.addEventListener('load', whenIdle, { once: true });
}
