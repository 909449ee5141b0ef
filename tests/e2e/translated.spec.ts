import type { Page } from '@playwright/test';
import { filteredBrokers } from '../support/brokerQuery.ts';
import { first, open } from './course.ts';
import { DESKTOP, PHONE } from './screens.ts';
import { SITE } from './servers.ts';
import { storedBroker, storing } from './support.ts';
import { expect, test } from './test.ts';

/** Wraps every text node as browser translation does, including those that appear later. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const XHTML = 'http://www.w3.org/1999/xhtml';
    const isLeftAlone = (element: Element | null) =>
      element?.closest('font, script, style, noscript, textarea, [translate="no"]') !== null;
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (isLeftAlone(text.parentElement)) continue;
        const outer = document.createElementNS(XHTML, 'font');
        outer.append(document.createElementNS(XHTML, 'font'));
        outer.firstElementChild?.append(text.data);
        text.replaceWith(outer);
      }
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) if (node.isConnected) wrap(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    wrap(document.body);
  });

const textsOf = (page: Page) =>
  page
    .locator('#root')
    .evaluate((root) =>
      [...root.querySelectorAll('*:not(font, style, noscript)')]
        .filter(({ childNodes }) =>
          [...childNodes].some(
            (node) => (node instanceof Text || node.nodeName === 'FONT') && node.textContent?.trim() !== '',
          ),
        )
        .map(({ textContent }) => textContent),
    );

type Step = (page: Page) => Promise<unknown>;

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name }).first();

const typing =
  (name: string | RegExp, text: string): Step =>
  (page) =>
    field(page, name).fill(text);

const pressing =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();

/** Goes to the end at once, or from the end to the start. */
async function playingAtOnce(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pressing('Play what followed')(page);
}

const checks = (page: Page) =>
  page.locator('main form').filter({ has: page.getByRole('button', { name: 'Check' }) });

/** Answers every question of a lesson with the nth option, or with this number. */
const checking =
  (option: number, number: string): Step =>
  async (page) => {
    for (const check of await checks(page).all()) {
      const options = check.locator('input:is([type=radio], [type=checkbox])');
      const count = await options.count();
      if (count > 0) await options.nth(option % count).check();
      if ((await check.locator('input[type=text]').count()) > 0)
        await check.locator('input[type=text]').fill(number);
      await check.getByRole('button', { name: 'Check' }).click();
    }
  };

async function opensTerm(page: Page) {
  await page.locator('main a[href^="/glossary#"]').first().click();
  await expect(page.locator('[popover]')).toBeVisible();
}

async function closesTerm(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.locator('[popover]')).toHaveCount(0);
}

/** Waits for full hydration; translating earlier would make React render the page again. */
async function isLive(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#root :is(a, button, input, select)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    ),
  );
  await expect(page.locator('main :is(input, select, fieldset):disabled')).toHaveCount(0);
}

interface Walk {
  readonly open: Step;
  readonly steps: Readonly<Record<string, Step>>;
  readonly viewport?: typeof PHONE;
}

const onPublicPage =
  (address: string): Step =>
  async (page) => {
    await open(page, address);
    await isLive(page);
  };

/** The last broker charges euros, so its cost needs an exchange rate. */
const brokers = filteredBrokers.map((broker, index) =>
  storedBroker(String(index + 1), {
    ...broker,
    ...(index === 2 && broker.costs && { costs: { ...broker.costs, currency: 'EUR' } }),
  }),
);

const WALKS: Readonly<Record<string, Walk>> = {
  'the trade on the home page': {
    open: onPublicPage('/'),
    viewport: PHONE,
    steps: {
      'a call': pressing('Hits the stop'),
      'the end': playingAtOnce,
      'the publication': (page) => page.getByRole('slider', { name: 'What followed' }).press('Home'),
      'a candle': (page) => page.getByRole('slider', { name: 'What followed' }).press('ArrowRight'),
    },
  },
  "a signal's replay": {
    open: onPublicPage('/services/signals/4'),
    steps: {
      'the publication': playingAtOnce,
      'a candle': pressing('Next candle'),
      'the end': playingAtOnce,
    },
  },
  'a practice chart': {
    open: async (page) => {
      await onPublicPage('/practice/charts/1')(page);
      await expect(page.getByRole('slider', { name: 'Candle', exact: true })).toBeVisible();
    },
    viewport: PHONE,
    steps: {
      'a plan': async (page) => {
        await page.getByRole('radio', { name: /^Buy at / }).press('Space');
        await page.getByRole('combobox', { name: 'Your reason' }).selectOption('After a break');
      },
      'the decision': async (page) => {
        // Otherwise the chart would start playing at once.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await pressing('Buy and play on')(page);
      },
      'a candle': pressing('Next candle'),
      'an earlier candle': (page) => page.getByRole('slider', { name: 'Look back' }).press('ArrowLeft'),
      'the present': pressing('To the present'),
      'the question': pressing('To the end'),
      'the end': async (page) => {
        await pressing('Jump to the end')(page);
        await expect(page.getByRole('table').first()).toBeVisible();
      },
    },
  },
  'a calculator': {
    open: onPublicPage('/tools/position-size'),
    viewport: PHONE,
    steps: {
      'a smaller account': typing('Account size', '500'),
      'no account': typing('Account size', ''),
      'more risk': typing('Risk on this trade', '4'),
      'another stop loss': typing('Stop loss', '1.081'),
      'the example': pressing('Start again'),
    },
  },
  'the practice account': {
    open: onPublicPage('/practice/account'),
    viewport: PHONE,
    steps: {
      started: async (page) => {
        await page.locator('main summary').first().click();
        await typing('Seed (optional)', 'ABC234')(page);
        await pressing('Start')(page);
        await expect(page.getByRole('slider', { name: 'Candle' })).toBeVisible();
      },
      'a candle later': pressing('Next candle'),
      'a day later': pressing('Next day'),
    },
  },
  'the journal': {
    open: onPublicPage('/journal'),
    viewport: PHONE,
    steps: {
      'a preview': async (page) => {
        await pressing('Try a sample')(page);
        await expect(page.locator('form button[type=submit]')).toBeVisible();
      },
      figures: async (page) => {
        await pressing('Save in this browser')(page);
        await expect(page.locator('#figures')).toBeVisible();
      },
      'an earlier week': pressing('Earlier'),
      'earlier trades': pressing('Earlier trades'),
      'a usual risk': async (page) => {
        await typing('What I usually risk on a trade (optional)', '50')(page);
        await pressing('Save my usual risk')(page);
        await expect(page.getByText('Total R, known for 48 of 48 trades').first()).toBeVisible();
      },
      'an opened trade': (page) => page.locator('summary').filter({ hasText: 'GBPUSD' }).first().click(),
      'a kept plan': async (page) => {
        await page.getByLabel('Kept?').selectOption('yes');
        await expect(page.getByText("You haven't judged 47 of 48")).toBeVisible();
      },
      'no journal': async (page) => {
        page.once('dialog', (dialog) => void dialog.accept());
        await pressing('Delete the journal')(page);
        await expect(page.locator('#figures')).toHaveCount(0);
      },
    },
  },
  'a lesson': {
    open: onPublicPage(first.to),
    steps: {
      'nothing picked': checking(0, ''),
      'the first options': checking(0, '1'),
      'the second options': checking(1, 'many'),
      'started again': async (page) => {
        for (const check of await checks(page).all()) {
          const again = check.getByRole('button', { name: 'Try again' });
          if ((await again.count()) > 0) await again.click();
        }
      },
      'a term': opensTerm,
      'no term': closesTerm,
      'marked as done': pressing('Mark as done'),
      'not marked': pressing('Mark as done'),
    },
  },
  'the list of brokers': {
    open: async (page) => {
      await onPublicPage('/ib-partners')(page);
      await expect(page.getByRole('article')).toHaveCount(3);
    },
    viewport: DESKTOP,
    steps: {
      'five lots': typing('Lots', '5'),
      'a rate': typing(/^Today's/, '1.25'),
      'another pair': (page) => page.getByRole('combobox', { name: 'Example trade' }).selectOption('USD/JPY'),
      'a search': (page) => page.getByRole('searchbox').fill('birch'),
      'a filter': async (page) => {
        await page.locator('summary', { hasText: 'Min deposit' }).click();
        await page.getByRole('radio', { name: /^\$100/ }).check();
        await page.keyboard.press('Escape');
      },
      'no search': (page) => page.getByRole('searchbox').fill(''),
      'no filter': pressing(/^Remove .*\$100/),
      'one to compare': (page) => page.getByRole('checkbox', { name: 'Compare Alder' }).check(),
      'two to compare': (page) => page.getByRole('checkbox', { name: 'Compare Birch' }).check(),
    },
  },
};

const storageState = storing({ upm_widgets_consent: 'refused', upm_brokers: JSON.stringify(brokers) });
test.use({ storageState });

async function prepare(page: Page, walk: Walk) {
  // Makes shuffling and the clock deterministic, so that both pages match.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.clock.setFixedTime('2026-07-01T12:00:00Z');
  await page.setViewportSize(walk.viewport ?? DESKTOP);
  await walk.open(page);
}

for (const [name, walk] of Object.entries(WALKS))
  test(`shows the same text in ${name} when translated`, async ({ page, browser }) => {
    const context = await browser.newContext({ baseURL: SITE, storageState, locale: 'en-GB' });
    const original = await context.newPage();
    await Promise.all([prepare(original, walk), prepare(page, walk)]);
    await translate(page);
    for (const [what, step] of Object.entries(walk.steps))
      await test.step(`shows ${what}`, async () => {
        await Promise.all([step(original), step(page)]);
        await expect(async () => {
          expect(await textsOf(page)).toEqual(await textsOf(original));
        }).toPass();
      });
    await context.close();
  });
