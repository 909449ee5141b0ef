import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, WebDriver } from 'selenium-webdriver';
import { Marionette } from './marionette.ts';

export interface Started {
  readonly driver: WebDriver;
  /** Download folder. */
  readonly downloads: string;
  /** Errors and warnings since the last call. */
  readonly messages: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly isInstalled: () => boolean;
  /** How to install the browser. */
  readonly hint: string;
  readonly start: (proxy: URL) => Promise<Started>;
}

/** Commands don't wait for page loads, because people click before scripts load. Tests answer dialogs. */
const CAPABILITIES = { pageLoadStrategy: 'none', unhandledPromptBehavior: 'ignore' };

/** Polls `look` until it returns something truthy. */
export async function eventually<T>(look: () => T | Promise<T>, what: string): Promise<NonNullable<T>> {
  const end = Date.now() + 30_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited 30 seconds for ${what}.`);
    await setTimeout(50);
  }
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function newHome() {
  const home = mkdtempSync(path.join(tmpdir(), 'upmark-browser-'));
  const downloads = path.join(home, 'downloads');
  mkdirSync(downloads);
  return { home, downloads };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

const FIREFOX = [
  ...(process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : []),
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((file) => existsSync(file));

/** Returns the script and policy errors since the last call; runs in the browser's own context. */
const SCRIPT_ERRORS = `
  const errors = Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError && one.sourceName.startsWith('http'))
    .map(({ errorMessage }) => errorMessage);
  Services.console.reset();
  return errors;`;

const firefox: Engine = {
  isInstalled: () => FIREFOX !== undefined,
  hint: 'On Debian: .ci/browsers. On macOS: brew install --cask firefox. Elsewhere name it in FIREFOX_PATH.',
  start: async (proxy) => {
    const { home, downloads } = newHome();
    const preferences = {
      'marionette.port': 0,
      'network.proxy.type': 1,
      'network.proxy.http': proxy.hostname,
      'network.proxy.http_port': Number(proxy.port),
      'network.proxy.ssl': proxy.hostname,
      'network.proxy.ssl_port': Number(proxy.port),
      'network.proxy.no_proxies_on': '',
      'network.proxy.allow_hijacking_localhost': true,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'intl.accept_languages': 'en-GB',
      'devtools.console.stdout.content': true,
      'devtools.console.stdout.chrome': false,
      'media.gmp-manager.updateEnabled': false,
      // Overlay scrollbars and a window as narrow as a phone's.
      'ui.useOverlayScrollbars': 1,
      'toolkit.legacyUserProfileCustomizations.stylesheets': true,
    };
    writeFileSync(
      path.join(home, 'user.js'),
      Object.entries(preferences)
        .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
        .join(''),
    );
    mkdirSync(path.join(home, 'chrome'));
    writeFileSync(
      path.join(home, 'chrome/userChrome.css'),
      ':root { min-width: 0 !important } #navigator-toolbox { display: none !important }',
    );
    const child = spawn(
      FIREFOX ?? '',
      ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', home],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
        // Without this, Firefox requests settings from Mozilla.
        env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
      },
    );
    let printed = '';
    child.stdout.on('data', (data: Buffer) => {
      printed += data.toString();
    });
    const port = await eventually(() => textOf(path.join(home, 'MarionetteActivePort')), 'Firefox');
    const marionette = await Marionette.connect(Number(port));
    const driver = WebDriver.createSession(marionette, CAPABILITIES);
    await driver.getSession();
    return {
      driver,
      downloads,
      messages: async () => {
        await marionette.send('Marionette:SetContext', { value: 'chrome' });
        const { value } = (await marionette.send('WebDriver:ExecuteScript', {
          script: SCRIPT_ERRORS,
          args: [],
        })) as { value: string[] };
        await marionette.send('Marionette:SetContext', { value: 'content' });
        // Firefox's own messages start with a component name.
        const logged = printed
          .split('\n')
          .filter((line) => /^console\.(?:error|warn|assert): ["(]/.test(line));
        printed = '';
        return [...value, ...logged];
      },
      close: async () => {
        await end(child);
        rmSync(home, { recursive: true, force: true });
      },
    };
  },
};

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

const webkit: Engine = {
  isInstalled: () =>
    [DRIVER, XVFB].every((file) => existsSync(file)) &&
    spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0,
  hint: 'On Debian: .ci/browsers. On macOS there is none that can be driven so: run the tests in a container of Debian.',
  start: async (proxy) => {
    const { home, downloads } = newHome();
    const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    const port = 20_000 + Number(display.toString());
    const child = spawn(DRIVER, [`--port=${String(port)}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display.toString().trim()}`,
        WEBKIT_HOME: home,
        WEBKIT_PROXY: proxy.origin,
      },
    });
    const server = `http://127.0.0.1:${String(port)}`;
    await eventually(
      () =>
        fetch(`${server}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'WebKitWebDriver',
    );
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: 'webkit-window',
        ...CAPABILITIES,
        'webkitgtk:browserOptions': { binary: path.join(import.meta.dirname, 'webkit-window.py'), args: [] },
      })
      .build();
    let read = 0;
    return {
      driver,
      downloads,
      messages: () => {
        const lines = textOf(path.join(home, 'console'));
        const latest = lines.slice(read);
        read = lines.length;
        return Promise.resolve(
          // WebKitGTK is built without support for manifests, and no WebKit browser resizes the page for the keyboard.
          latest
            .split('\n')
            .filter(
              (line) =>
                /\bCONSOLE .*(?:ERROR|WARN)/.test(line) && !/manifest-src|interactive-widget/.test(line),
            ),
        );
      },
      close: async () => {
        await driver.quit();
        await end(child);
        await end(screen);
        rmSync(home, { recursive: true, force: true });
      },
    };
  },
};

export const ENGINES = { firefox, webkit };
export type EngineName = keyof typeof ENGINES;
