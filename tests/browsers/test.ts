import { expect, test as base } from '@playwright/test';
import { ENGINES, type EngineName, type Started } from './engines.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { Tab } from './tab.ts';

export { expect };

interface Fixtures {
  /** Console messages that a test may cause; any other message fails it. */
  readonly expected: RegExp[];
  /** A phone-sized tab in a fresh browser profile. */
  readonly tab: Tab;
}

interface WorkerFixtures {
  readonly started: Started & { readonly proxy: Proxy };
}

/** On a slow machine the page may close before scripts and fonts have loaded. */
const LATE =
  /preload.* not used within a few seconds|Fetch API cannot load http:\/\/localhost.* due to access control|ServiceWorker intercepted the request and encountered/;

/** Firefox's own background requests. */
const OWN_BUSINESS = /\.mozilla\.(?:com|net|org):443$/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  started: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
    async ({}, use, { project }) => {
      const proxy = await startProxy();
      const started = await ENGINES[project.name as EngineName].start(proxy.address);
      await use({ ...started, proxy });
      await started.close();
      proxy.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  expected: ({}, use) => use([]),
  tab: async ({ started, expected }, use, info) => {
    const { driver, proxy, messages } = started;
    proxy.delay = () => 0;
    const tab = new Tab(started, (await driver.getAllWindowHandles())[0] ?? '');
    await tab.resize(390, 844);
    await tab.forgetEverything();
    await messages();
    proxy.refused.length = 0;
    proxy.missing.length = 0;
    await use(tab);
    if (info.status !== info.expectedStatus)
      await info.attach('address and words', { body: await tab.describe(), contentType: 'text/plain' });
    const noise = (await messages()).filter(
      (message) => ![...expected, LATE].some((one) => one.test(message)),
    );
    const [first = '', ...others] = await driver.getAllWindowHandles();
    for (const other of others) {
      await driver.switchTo().window(other);
      await driver.close();
    }
    await driver.switchTo().window(first);
    expect(noise, 'errors and warnings').toEqual([]);
    expect(proxy.missing, 'files of the site that are missing').toEqual([]);
    expect(
      proxy.refused.filter((host) => !OWN_BUSINESS.test(host)),
      'requests to other hosts',
    ).toEqual([]);
  },
});
