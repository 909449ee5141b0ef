/*
 * Runs before each file of tests. Those of a worker share what is loaded and, for component tests, one document: making
 * both anew for each file took a third of their time.
 */
import { vi } from 'vitest';

if (typeof document !== 'undefined') {
  // Our own modules, some of which keep what they know of a visitor; those of packages stay loaded.
  vi.resetModules();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
}
