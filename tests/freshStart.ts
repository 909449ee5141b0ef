/*
 * Runs before each test file. The files of a worker share loaded modules and, for component tests, one document: a new
 * pair for each file took a third of their time.
 */
import { vi } from 'vitest';

// Left by the last test of the file before: Vitest would only undo it as the next test begins, after modules are loaded.
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
