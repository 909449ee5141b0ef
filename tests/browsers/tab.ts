import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { SITE } from '../e2e/servers.ts';
import type { Started } from './engines.ts';

/** Testing Library, injected into each page that is queried. */
const LIBRARY = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);

type Name = string | RegExp;
type How = 'role' | 'label' | 'text';

interface Where {
  readonly within?: WebElement;
}

interface Query {
  readonly by: How;
  readonly role: string;
  readonly name: string | { readonly source: string; readonly flags: string } | null;
}

const queryOf = (by: How, role: string, name: Name | undefined): Query => ({
  by,
  role,
  name: name instanceof RegExp ? { source: name.source, flags: name.flags } : (name ?? null),
});

/** Runs in the page; returns null if the library isn't loaded yet. */
function findAll({ by, role, name }: Query, within: HTMLElement | null): HTMLElement[] | null {
  const { TestingLibraryDom: library } = window as { TestingLibraryDom?: typeof TestingLibrary };
  if (!library) return null;
  const root = within ?? document.body;
  const matcher =
    name === null || typeof name === 'string' ? (name ?? '') : new RegExp(name.source, name.flags);
  if (by === 'role') return library.queryAllByRole(root, role, name === null ? {} : { name: matcher });
  const find = by === 'label' ? library.queryAllByLabelText : library.queryAllByText;
  return find(root, matcher).filter((element) => element.checkVisibility());
}

const soon = <T>(ask: () => T | Promise<T>, message = '') =>
  expect.poll(ask, { intervals: [50, 100, 200], message });

export class Tab {
  readonly #started: Started;
  readonly #handle: string;

  constructor(started: Started, handle: string) {
    this.#started = started;
    this.#handle = handle;
  }

  async #driver() {
    const { driver } = this.#started;
    await driver.switchTo().window(this.#handle);
    return driver;
  }

  /** Opens another window of the same browser. */
  async another(): Promise<Tab> {
    const driver = await this.#driver();
    await driver.switchTo().newWindow('window');
    const other = new Tab(this.#started, await driver.getWindowHandle());
    await other.resize(1280, 800);
    return other;
  }

  async resize(width: number, height: number) {
    await (await this.#driver()).manage().window().setRect({ x: 0, y: 0, width, height });
  }

  /** Runs a function in the page; it can't use anything from its closure. */
  async run<A extends readonly unknown[], R>(call: (...given: A) => R, ...given: A): Promise<R> {
    const driver = await this.#driver();
    return driver.executeScript<R>(`return (${call.toString()}).apply(null, arguments)`, ...given);
  }

  /** Polls the result of a function run in the page. */
  eventually<A extends readonly unknown[], R>(call: (...given: A) => R, ...given: A) {
    return soon(() => this.run(call, ...given).catch(String));
  }

  address = () => this.eventually(() => location.href.slice(location.origin.length));

  /** Performs an action that loads a document and waits for it; scripts may still be loading. */
  async #load(act: (driver: WebDriver) => Promise<unknown>) {
    await this.run(() => {
      document.documentElement.dataset.left = '';
    });
    await act(await this.#driver());
    await this.eventually(
      () => document.readyState !== 'loading' && document.documentElement.dataset.left === undefined,
    ).toBe(true);
  }

  go = (address: string) => this.#load((driver) => driver.get(SITE + address));
  reload = () => this.#load((driver) => driver.navigate().refresh());

  /** Opens a public page and waits for hydration. */
  async open(address: string) {
    await this.go(address);
    await this.isLive();
  }

  /** Waits for hydration: scripts fill in the year first, then islands enable their own fields. */
  async isLive() {
    await this.eventually(() => document.querySelector('footer')?.textContent).toMatch(/© \d{4}/);
    await this.eventually(
      () => document.querySelector('main :is(input, select, fieldset):disabled') === null,
    ).toBe(true);
  }

  back = () =>
    this.run(() => {
      history.back();
    });
  forward = () =>
    this.run(() => {
      history.forward();
    });

  async #all(query: Query, within: WebElement | null): Promise<WebElement[]> {
    const driver = await this.#driver();
    const find = () =>
      driver.executeScript<WebElement[] | null>(
        `return (${findAll.toString()}).apply(null, arguments)`,
        query,
        within,
      );
    const found = await find();
    if (found) return found;
    await driver.executeScript(`${LIBRARY}; window.TestingLibraryDom = globalThis.TestingLibraryDom`);
    return (await find()) ?? [];
  }

  /** Polls `ask` until it returns a result. */
  async #found<T>(ask: () => Promise<T | null | undefined>, what: string): Promise<T> {
    const found: T[] = [];
    await soon(async () => {
      // `ask` throws if the page navigates while it runs.
      const one = await ask().catch(() => null);
      if (one) found.push(one);
      return found.length;
    }, `${what} is there`).toBe(1);
    return found[0] as T;
  }

  #one(query: Query, { within }: Where) {
    const what = `${query.role} ${JSON.stringify(query.name)}`;
    return this.#found(async () => (await this.#all(query, within ?? null))[0], what);
  }

  find = (role: string, name?: Name, where: Where = {}) => this.#one(queryOf('role', role, name), where);
  field = (label: Name, where: Where = {}) => this.#one(queryOf('label', 'field', label), where);
  words = (words: Name, where: Where = {}) => this.#one(queryOf('text', 'words', words), where);

  async element(selector: string, words = ''): Promise<WebElement> {
    const find = (css: string, text: string) =>
      [...document.querySelectorAll(css)].find(
        (one) => one.checkVisibility() && one.textContent.includes(text),
      ) as unknown as WebElement | undefined;
    return this.#found(() => this.run(find, selector, words), `${selector} ${words}`);
  }

  count = (role: string, name?: Name) =>
    soon(
      () =>
        this.#all(queryOf('role', role, name), null).then(
          ({ length }) => length,
          // An element was removed during counting.
          () => null,
        ),
      `count of ${role}`,
    );

  /** Visible text of an element, looked up on every call because the page may replace it. */
  text = (find: () => Promise<WebElement>) =>
    soon(async () =>
      this.run((shown) => (shown as unknown as HTMLElement).innerText, await find()).catch(String),
    );

  value = (label: Name) =>
    soon(async () =>
      this.run((field) => (field as unknown as HTMLInputElement).value, await this.field(label)).catch(
        String,
      ),
    );

  focus = () => this.eventually(() => document.activeElement?.textContent);

  async press(element: WebElement) {
    await soon(() =>
      this.run((shown) => shown.matches(':disabled, [aria-disabled="true"]'), element as unknown as Element),
    ).toBe(false);
    await this.run((shown) => {
      (shown as unknown as Element).scrollIntoView({ block: 'center', behavior: 'instant' });
    }, element);
    await element.click();
  }

  /** Clicks by role and name, retrying if the page replaces the element. */
  async click(role: string, name?: Name, where?: Where) {
    for (let tries = 5; ; tries -= 1)
      try {
        await this.press(await this.find(role, name, where));
        return;
      } catch (failure) {
        if (tries === 0 || !(failure instanceof error.StaleElementReferenceError)) throw failure;
      }
  }

  /** Sends key presses to the focused element. */
  async keys(...keys: string[]) {
    await (
      await this.#driver()
    )
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  async shortcut(key: string) {
    const modifier = process.platform === 'darwin' ? Key.META : Key.CONTROL;
    await (await this.#driver()).actions().keyDown(modifier).sendKeys(key).keyUp(modifier).perform();
  }

  async type(label: Name, text: string, where: Where = {}) {
    const field = await this.field(label, where);
    await this.press(field);
    await this.shortcut('a');
    await field.sendKeys(text === '' ? Key.DELETE : text);
  }

  async choose(label: Name, option: string) {
    await (await this.find('option', option, { within: await this.field(label) })).click();
  }

  async upload(label: Name, file: string) {
    const field = await this.run(
      (text) =>
        [...document.querySelectorAll('label')].find((one) => one.textContent.startsWith(text))?.control,
      label as string,
    );
    await (field as unknown as WebElement).sendKeys(file);
  }

  /** Accepts the browser dialog and returns its message. */
  async agree(): Promise<string> {
    const question = await this.#started.driver.switchTo().alert();
    const words = await question.getText();
    await question.accept();
    return words;
  }

  async scrollTo(top: number) {
    await this.run((to: number) => {
      scrollTo({ top: to, behavior: 'instant' });
    }, top);
    // The page records the scroll position on the next frame.
    await this.eventually(() => Math.round(scrollY)).toBe(top);
  }

  async store(items: Readonly<Record<string, string>>) {
    await this.run((texts: Readonly<Record<string, string>>) => {
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    }, items);
  }

  async forgetEverything() {
    await this.go('/robots.txt');
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // tests/e2e/widgets.spec.ts covers the chart provider's frames.
    await this.store({ upm_widgets_consent: 'refused' });
  }

  /** Returns the text of the file that `act` downloads. */
  async download(act: () => Promise<unknown>): Promise<string> {
    const { downloads } = this.#started;
    const before = new Set(readdirSync(downloads));
    await act();
    return this.#found(() => {
      const [file] = readdirSync(downloads).filter((name) => !before.has(name) && !name.endsWith('.part'));
      return Promise.resolve(file && readFileSync(path.join(downloads, file), 'utf8'));
    }, 'a file');
  }

  /** The URL and the text of the page, for failure messages. */
  describe = () => this.run(() => `${location.href}\n\n${document.body.innerText}`).catch(String);
}
