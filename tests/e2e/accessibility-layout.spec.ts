import type { Locator, Page } from '@playwright/test';
import {
  ADMIN_SCREENS,
  openPublicPage,
  PARTS_OF_PUBLIC_PAGES,
  DESKTOP,
  signedIn,
  withoutFrames,
} from './screens.ts';
import { becomesLive, openTab, rowOf, SESSION, storedBroker, storing } from './support.ts';
import { expect, test } from './test.ts';

/** 1280 pixels at 400 %. */
const NARROW = { width: 320, height: 640 };

/** What sticks out of the screen to the right, other than inside a part that scrolls by itself. */
const findTooWide = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    /** What only screen readers get is clipped to nothing. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const { scrollWidth, clientWidth } = document.documentElement;
    const sticksOut = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        element.checkVisibility() &&
        !isClipped(element) &&
        !scrolls(element.parentElement),
    );
    const innermost = sticksOut.filter(
      (element) => !sticksOut.some((other) => other.parentElement === element),
    );
    return [
      ...(scrollWidth > clientWidth ? [`page of ${String(scrollWidth)} px`] : []),
      ...innermost.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    ];
  });

/** The spacing that readers may ask for (WCAG 1.4.12). */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

/** Text that its box cuts off. The strip of prices is cut on purpose, and what only screen readers get is tiny. */
const findCutOff = (page: Page) =>
  page.evaluate(() => {
    const isMeant = (element: Element) =>
      element.closest('[aria-label="Market ticker"]') !== null ||
      getComputedStyle(element).clipPath !== 'none' ||
      element instanceof HTMLInputElement;
    const boxes = [...document.body.querySelectorAll('*')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCutOff =
        (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1);
      return isCutOff && element.checkVisibility() && element.textContent.trim() !== '' && !isMeant(element);
    });
    const screen = { left: 0, right: innerWidth };
    const drawn = [...document.querySelectorAll('svg text')].filter((text) => {
      const drawing = text.closest('svg');
      if (!drawing || getComputedStyle(text).display === 'none' || text.getClientRects().length === 0)
        return false;
      const { left, right } = text.getBoundingClientRect();
      const limits =
        getComputedStyle(drawing).overflow === 'visible' ? screen : drawing.getBoundingClientRect();
      return right > left && (left < limits.left - 1 || right > limits.right + 1);
    });
    return [...boxes, ...drawn].map((element) => element.outerHTML.slice(0, 160));
  });

/** Widths at which drawings change what they write: on the narrow one, words move below them. */
const DRAWING_WIDTHS = [360, 1024];
/** Smaller words of drawings, in px, are not read. */
const LEAST_WORD = 9.5;

/** Words of drawings that lie over one another or are too small to read. */
const findCrowdedWords = (page: Page) =>
  page.evaluate((leastWord) => {
    const words = [...document.querySelectorAll('main svg')].map((drawing) =>
      [...drawing.querySelectorAll('text')]
        .filter((text) => text.checkVisibility() && text.getBoundingClientRect().width > 0)
        .map((text) => ({
          words: text.textContent,
          size: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1),
          box: text.getBoundingClientRect(),
        })),
    );
    const shared = (one: DOMRect, other: DOMRect) => ({
      across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
      down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    });
    return words.flatMap((ofDrawing) => [
      ...ofDrawing
        .filter(({ size }) => size < leastWord)
        .map(({ words: small, size }) => `${small}: ${size.toFixed(1)} px`),
      ...ofDrawing.flatMap((one, index) =>
        ofDrawing.slice(index + 1).flatMap((other) => {
          const { across, down } = shared(one.box, other.box);
          return across > 2 && down > 4 ? [`${one.words} over ${other.words}`] : [];
        }),
      ),
    ]);
  }, LEAST_WORD);

async function expectLegibleDrawings(page: Page, name: string) {
  const before = page.viewportSize() ?? NARROW;
  for (const width of DRAWING_WIDTHS) {
    await page.setViewportSize({ width, height: before.height });
    expect.soft(await findCrowdedWords(page), `the drawings of ${name} at ${String(width)} px`).toEqual([]);
  }
  await page.setViewportSize(before);
}

test.describe('at 320 pixels, with the text spaced out or not, nothing is too wide or cut off on', () => {
  test.use({
    viewport: NARROW,
    storageState: withoutFrames,
    contextOptions: { reducedMotion: 'reduce' },
  });

  async function expectAllShown(page: Page, name: string) {
    expect.soft(await findTooWide(page), name).toEqual([]);
    await spaceText(page);
    expect.soft(await findTooWide(page), `${name}, spaced out`).toEqual([]);
    expect.soft(await findCutOff(page), `${name}, spaced out`).toEqual([]);
  }

  for (const [part, pages] of PARTS_OF_PUBLIC_PAGES.entries())
    test(`the public pages, part ${String(part + 1)}`, async ({ page, noise }) => {
      for (const address of pages) {
        await openPublicPage(page, address);
        await expectLegibleDrawings(page, address);
        await expectAllShown(page, address);
      }
      // Only the browser's own word on the status of the page that is not there.
      expect(noise.messages.splice(0).filter((message) => !message.includes('404'))).toEqual([]);
    });

  test('the open menu, where its last link can be reached', async ({ page }) => {
    await page.goto('/');
    await becomesLive(page);
    await spaceText(page);
    await page
      .getByRole('banner')
      .locator('summary', { hasText: /^Menu$/ })
      .click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await findTooWide(page)).toEqual([]);
    const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('the login', async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    await expectAllShown(page, 'the login');
  });

  test.describe('the dashboard:', () => {
    test.use({ storageState: signedIn });

    for (const [name, open] of Object.entries(ADMIN_SCREENS))
      test(name, async ({ page }) => {
        await open(page);
        await expectAllShown(page, name);
      });
  });
});

test.describe('for people who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, storageState: withoutFrames });

  test('nothing moves when a page is scrolled, pointed at and left', async ({ page }) => {
    const running = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 160)),
      );
    for (const address of ['/', '/markets', '/education/beginner']) {
      await page.goto(address);
      await becomesLive(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await running(), address).toEqual([]);
      await page.getByRole('banner').getByRole('link').last().hover();
      expect(await running(), address).toEqual([]);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /services/i })).toBeVisible();
    expect(await running()).toEqual([]);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: DESKTOP });

  /** Buttons that would be bare words: without a border, an icon or an underline. */
  const findBareButtons = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, [class*="_button_"]')]
        .filter((button) => {
          const { borderTopWidth, borderTopStyle, borderTopColor, textDecorationLine } =
            getComputedStyle(button);
          const isBordered =
            borderTopStyle === 'solid' &&
            Number.parseFloat(borderTopWidth) >= 1 &&
            borderTopColor !== getComputedStyle(document.body).backgroundColor;
          const isTold = isBordered || textDecorationLine === 'underline' || button.querySelector('svg');
          return button.checkVisibility() && !isTold && button.textContent.trim() !== '';
        })
        .map((button) => button.outerHTML.slice(0, 160)),
    );

  const background = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);

  test.describe('of a visitor', () => {
    test.use({ storageState: withoutFrames });

    test('buttons are seen, and the open page stands out in the menu', async ({ page }) => {
      for (const address of ['/', '/markets', '/ib-partners', '/contact']) {
        await openPublicPage(page, address);
        expect.soft(await findBareButtons(page), address).toEqual([]);
      }
      await openPublicPage(page, '/markets/forex');
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await expect(navigation.getByRole('link', { name: 'Markets', exact: true })).toHaveCSS(
        'text-decoration-line',
        'underline',
      );
      await navigation.locator('summary', { hasText: 'Markets pages' }).click();
      const [here, elsewhere] = ['Forex', 'Indices'].map((name) => navigation.getByRole('link', { name }));
      if (here && elsewhere) expect(await background(here)).not.toBe(await background(elsewhere));
    });
  });

  test.describe('of an administrator', () => {
    const inactive = storedBroker('2', { name: 'Asleep', isActive: false });
    test.use({
      storageState: storing({
        ...SESSION,
        upm_brokers: JSON.stringify([storedBroker('1', { name: 'Awake', rating: 3.5 }), inactive]),
      }),
    });

    test('buttons, the open tab, the status, the stars and the bars are told apart', async ({ page }) => {
      await openTab(page, 'brokers');
      expect(await findBareButtons(page)).toEqual([]);
      const navigation = page.getByRole('navigation', { name: 'Admin' });
      expect(await background(navigation.getByRole('link', { name: 'IB Partners' }))).not.toBe(
        await background(navigation.getByRole('link', { name: 'Overview' })),
      );
      const dot = (name: string, status: string) =>
        rowOf(page, name)
          .getByText(status, { exact: true })
          .evaluate((badge) => getComputedStyle(badge, '::before').backgroundColor);
      expect(await dot('Awake', 'Active')).not.toBe(await dot('Asleep', 'Inactive'));
      const fills = await rowOf(page, 'Awake')
        .getByRole('img', { name: /stars$/ })
        .locator('svg')
        .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).fill));
      expect(new Set(fills).size, 'filled and empty stars').toBe(2);

      await page.getByRole('button', { name: 'Add Broker' }).click();
      expect(await findBareButtons(page)).toEqual([]);

      await page.goto('/admin?tab=analytics');
      const bar = page.getByRole('listitem').locator('svg rect').first();
      const [fill, ground] = await bar.evaluate((rect) => [
        getComputedStyle(rect).fill,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect(fill).not.toBe(ground);
    });
  });
});
