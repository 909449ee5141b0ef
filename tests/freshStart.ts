/*
 * Runs before each test file. Files in a worker share modules and, for component tests, a document, because
 * creating them for each file took a third of the time.
 */
import { vi } from 'vitest';

// Vitest would remove stubs and fake timers only when the next test begins, after modules have loaded.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();

if (typeof document !== 'undefined') {
  // Resets our own modules, which may hold state; packages stay loaded.
  vi.resetModules();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
}
