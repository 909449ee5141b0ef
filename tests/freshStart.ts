/*
 * Runs before each file of tests. Those of a worker share what is loaded and, for component tests, one document: making
 * both anew for each file took a third of their time.
 */
import { vi } from 'vitest';

// What the last test of the file before has left: Vitest takes it back as the next test begins, after modules are loaded.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();

if (typeof document !== 'undefined') {
  // Our own modules, some of which keep what they know of a visitor; those of packages stay loaded.
  vi.resetModules();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
}
