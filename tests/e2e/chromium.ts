import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type LaunchOptions } from '@playwright/test';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SHARED_MEMORY = '/dev/shm';
/** Far more than the pages of all workers use. */
const ROOM_NEEDED = 2 ** 30;

/**
 * Playwright disables /dev/shm for containers with little shared memory. With enough of it, tests run 10%
 * faster.
 */
function hasSharedMemory() {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize > ROOM_NEEDED;
}

const OPTIONS: LaunchOptions = {
  args: ARGS,
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
};

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** Unpacks the locked version of Chromium once, with the shared libraries and fonts it needs. */
function shipped(): LaunchOptions {
  const modules = path.resolve(import.meta.dirname, '../../node_modules');
  const source = path.join(modules, '@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  const cache = path.join(modules, '.cache');
  const home = path.join(cache, `chromium-${version}`);
  if (!existsSync(home)) {
    mkdirSync(cache, { recursive: true });
    const temporary = mkdtempSync(path.join(cache, 'chromium-'));
    const unpack = (name: string) => brotliDecompressSync(readFileSync(path.join(source, 'bin', name)));
    writeFileSync(path.join(temporary, 'chromium'), unpack('chromium.br'));
    chmodSync(path.join(temporary, 'chromium'), 0o755);
    for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'])
      execFileSync('tar', ['--no-same-owner', '-xf', '-', '-C', temporary], { input: unpack(archive) });
    try {
      renameSync(temporary, home);
    } catch (error) {
      rmSync(temporary, { recursive: true });
      if (!existsSync(home)) throw error; // another worker was first
    }
  }
  return {
    executablePath: path.join(home, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(home, 'lib'),
      // The bundled configuration points to folders on a serverless host, and Chromium aborts without fonts.
      FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf'),
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
    },
  };
}

const canUnpack = process.platform === 'linux' && process.arch === 'x64';

/** CHROMIUM_PATH, else an installed browser. */
function installed(): LaunchOptions | null {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) throw new Error(`CHROMIUM_PATH is ${asked}, and no such file exists.`);
  const found = [asked ?? '', chromium.executablePath(), ...INSTALLED].find((file) => existsSync(file));
  return found === undefined ? null : { executablePath: found, ...OPTIONS };
}

/**
 * Uses CHROMIUM_PATH, an installed browser or the one in node_modules.
 * @throws Error if there is none, so that tests are never skipped
 */
export function launchOptions(): LaunchOptions {
  const found = installed();
  if (found) return found;
  if (canUnpack) return { ...shipped(), ...OPTIONS };
  throw new Error(
    'The browser tests found no Chromium. Run "npx playwright install chromium", or set CHROMIUM_PATH to a Chrome or Chromium.',
  );
}

/**
 * The Chromium in node_modules, a headless shell with its own fonts, and an installed one, a full browser that
 * requests favicons and draws with the system's fonts. Null if they aren't both there.
 */
export function bothBrowsers(): {
  readonly packaged: LaunchOptions;
  readonly installed: LaunchOptions;
} | null {
  const found = installed();
  return found && canUnpack ? { packaged: { ...shipped(), ...OPTIONS }, installed: found } : null;
}
