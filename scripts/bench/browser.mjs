import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The browser from CHROMIUM_PATH, or the one that the browser tests use, with its libraries. */
export function browser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return { executablePath: asked, env: process.env };
  const cache = path.resolve('node_modules/.cache');
  const name = existsSync(cache) ? readdirSync(cache).find((entry) => /^chromium-\d/.test(entry)) : undefined;
  if (name === undefined) throw new Error('Set CHROMIUM_PATH, or run the browser tests once.');
  const home = path.join(cache, name);
  // As in tests/e2e/chromium.ts: Chromium aborts without fonts.
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: path.join(home, 'lib'),
    FONTCONFIG_FILE: path.resolve('tests/e2e/fonts.conf'),
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
  };
  return { executablePath: path.join(home, 'chromium'), env };
}
