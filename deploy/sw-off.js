// Replaces sw.js to remove the service worker: see "Without a network" in README.md.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    const names = await caches.keys();
    const own = names.filter((name) => name.startsWith('upmark ') || name.includes(self.registration.scope));
    await Promise.all(own.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
