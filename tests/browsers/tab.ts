import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { SITE } from '../e2e/servers.ts';
import type { Started } from './engines.ts';

/** Finds what people find, by roles, names, labels and words; put into each page that is asked. */
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

/** Runs in the page; null where it has no library yet. */
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

/** Polls at once and then often, for what is usually there already. */
const soon = <T>(ask: () => T | Promise<T>, message = '') =>
  expect.poll(ask, { intervals: [50, 100, 200], message });

/** A tab of the browser, and what people do in it. */
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

  /** Another window of the same browser. */
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

  /** Calls a function in the page, which sees nothing of the file it is written in. */
  async run<A extends readonly unknown[], R>(call: (...given: A) => R, ...given: A): Promise<R> {
    const driver = await this.#driver();
    return driver.executeScript<R>(`return (${call.toString()}).apply(null, arguments)`, ...given);
  }

  /** What a function called in the page gives, as soon as it is what is expected. */
  eventually<A extends readonly unknown[], R>(call: (...given: A) => R, ...given: A) {
    return soon(() => this.run(call, ...given).catch(String));
  }

  /** The address without its origin. */
  address = () => this.eventually(() => location.href.slice(location.origin.length));

  /** Performs an action that loads a document, and waits for it; its scripts may still be loading. */
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

  /** Opens a public page, and waits until scripts have taken over. */
  async open(address: string) {
    await this.go(address);
    await this.isLive();
  }

  /** The year is the first thing that scripts fill in; parts of their own enable their fields. */
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

  /** The first result that `ask` gives. */
  async #found<T>(ask: () => Promise<T | null | undefined>, what: string): Promise<T> {
    const found: T[] = [];
    await soon(async () => {
      // `ask` fails if the page is left while it runs.
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

  /** The element that a selector finds, for what people know by its look. */
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
          // One of them was removed while they were counted.
          () => null,
        ),
      `count of ${role}`,
    );

  /** The visible text of an element, which is looked up each time, as the page may replace it. */
  text = (find: () => Promise<WebElement>) =>
    soon(async () =>
      this.run((shown) => (shown as unknown as HTMLElement).innerText, await find()).catch(String),
    );

  /** What a field holds. */
  value = (label: Name) =>
    soon(async () =>
      this.run((field) => (field as unknown as HTMLInputElement).value, await this.field(label)).catch(
        String,
      ),
    );

  /** The words of what has the focus. */
  focus = () => this.eventually(() => document.activeElement?.textContent);

  async press(element: WebElement) {
    await soon(() => this.run((shown) => shown.matches(':disabled'), element as unknown as Element)).toBe(
      false,
    );
    await this.run((shown) => {
      (shown as unknown as Element).scrollIntoView({ block: 'center', behavior: 'instant' });
    }, element);
    await element.click();
  }

  /** Presses what has this role and name, though the page may put another in its place at that moment. */
  async click(role: string, name?: Name, where?: Where) {
    for (let tries = 5; ; tries -= 1)
      try {
        await this.press(await this.find(role, name, where));
        return;
      } catch (failure) {
        if (tries === 0 || !(failure instanceof error.StaleElementReferenceError)) throw failure;
      }
  }

  /** Presses keys, one after the other, at whatever has the focus. */
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

  /** Replaces what a field holds. */
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

  /** Answers a question of the browser with yes; gives its words. */
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
    // The page notes it with the next frame.
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
    // The frames of the chart provider are the subject of tests/e2e/widgets.spec.ts.
    await this.store({ upm_widgets_consent: 'refused' });
  }

  /** The text of the one file that comes when something is done. */
  async download(act: () => Promise<unknown>): Promise<string> {
    const { downloads } = this.#started;
    const before = new Set(readdirSync(downloads));
    await act();
    return this.#found(() => {
      const [file] = readdirSync(downloads).filter((name) => !before.has(name) && !name.endsWith('.part'));
      return Promise.resolve(file && readFileSync(path.join(downloads, file), 'utf8'));
    }, 'a file');
  }

  /** For whoever reads of a failure. */
  describe = () => this.run(() => `${location.href}\n\n${document.body.innerText}`).catch(String);
}
