import { ALIASES, becomesLive, cardHeadings, cardOf, PUBLIC_ADDRESSES, SAMPLE_BROKERS } from './support.ts';
import { expect, test } from './test.ts';

const mainNavigation = 'Main';

test.describe('partner brokers', () => {
  test('shows "Loading brokers..." for half a second, then the five sample brokers', async ({ page }) => {
    await page.clock.install({ time: '2026-06-01T12:00:00Z' });
    await page.clock.pauseAt('2026-06-01T12:01:00Z');
    await page.goto('/ib-partners');
    await becomesLive(page);
    await page.clock.runFor(499);
    await expect(page.getByText('Loading brokers...')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    await expect(page.getByText('Loading brokers...')).toHaveCount(0);
  });

  test('shows each sample broker with its rating, stars filled by floor, and everything else', async ({
    page,
  }) => {
    await page.goto('/ib-partners');
    await expect(cardHeadings(page)).toHaveText(SAMPLE_BROKERS);
    for (const [index, rating] of ['4.8', '4.7', '4.6', '4.5', '4.9'].entries()) {
      const card = page.getByRole('article').nth(index);
      await expect(card.getByText(rating, { exact: true })).toBeVisible();
      const stars = card.getByRole('img', { name: '4 of 5 stars' });
      await expect(stars.locator('[fill="currentColor"]')).toHaveCount(4);
      await expect(stars.locator('svg')).toHaveCount(5);
    }
    const card = cardOf(page, 'Northgate Example Markets');
    await expect(card).toContainText('A forex-first broker with raw spreads');
    await expect(card.getByText('$100', { exact: true })).toBeVisible();
    await expect(card.getByText('from 0.1 pips')).toBeVisible();
    await expect(card.getByText('up to 1:500')).toBeVisible();
    await expect(card.getByText('MT4, MT5, cTrader')).toBeVisible();
    await expect(card.getByText('Sample regulator')).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText([
      'Raw spreads',
      'Commission per lot',
      'Free demo account',
    ]);
    const start = card.getByRole('link', { name: /Start Trading/ });
    await expect(start).toHaveAttribute('href', 'https://northgate.example/open-account?ref=upmark');
    await expect(start).toHaveAttribute('rel', 'noopener sponsored nofollow');
    await expect(card.getByRole('link', { name: /Learn More/ })).toHaveAttribute(
      'href',
      'https://northgate.example/',
    );
  });
});

test.describe('platforms', () => {
  const platforms = [
    { name: 'MetaTrader 5', deposit: '$100', spreads: 'from 0.0 pips', leverage: 'up to 1:500' },
    { name: 'MetaTrader 4', deposit: '$50', spreads: 'from 0.1 pips', leverage: 'up to 1:400' },
    { name: 'cTrader', deposit: '$200', spreads: 'from 0.0 pips', leverage: 'up to 1:500' },
  ];

  test('shows "Loading platforms...", then three platforms with three features each', async ({ page }) => {
    await page.clock.install({ time: '2026-06-01T12:00:00Z' });
    await page.clock.pauseAt('2026-06-01T12:01:00Z');
    await page.goto('/platforms');
    await becomesLive(page);
    await page.clock.runFor(499);
    await expect(page.getByText('Loading platforms...')).toBeVisible();
    await page.clock.runFor(1);
    await expect(cardHeadings(page)).toHaveText(platforms.map(({ name }) => name));
    for (const { name, deposit, spreads, leverage } of platforms) {
      const card = cardOf(page, name);
      await expect(card.getByRole('listitem')).toHaveCount(3);
      await expect(card.getByRole('definition')).toHaveText([deposit, spreads, leverage]);
      await expect(card.getByRole('link', { name: `Download ${name}` })).toHaveAttribute(
        'href',
        /^https:\/\/(?:www\.metatrader[45]|ctrader)\.com\/.*download/,
      );
    }
  });

  test('leads from Learn More of each platform to its guide', async ({ page }) => {
    await page.goto('/platforms');
    for (const [index, { name }] of platforms.entries()) {
      await page.getByRole('link', { name: `Learn More about ${name}` }).click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(page).toHaveURL(Object.keys(ALIASES)[index] ?? '');
      // The catalogue's own page of a platform would have its features; the guide teaches.
      await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText('Features');
      await page.goBack();
    }
  });
});

test.describe('the header', () => {
  test('opens a dropdown under the mouse, and Escape dismisses it until the mouse has left', async ({
    page,
  }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: mainNavigation });
    const markets = navigation.getByRole('link', { name: 'Markets', exact: true });
    const crypto = navigation.getByRole('link', { name: 'Crypto' });
    await becomesLive(page);
    await expect(crypto).toHaveCount(0);
    await markets.hover();
    await expect(crypto).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(crypto).toHaveCount(0);
    await navigation.getByRole('link', { name: 'Contact Us' }).hover();
    await markets.hover();
    await crypto.click();
    await expect(page).toHaveURL('/markets/crypto');
    await expect(page.getByRole('heading', { level: 1, name: 'Crypto' })).toBeVisible();
    await expect(crypto).toHaveCount(0);
  });

  test('opens a dropdown by keyboard, and Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await becomesLive(page);
    const navigation = page.getByRole('navigation', { name: mainNavigation });
    const forex = navigation.getByRole('link', { name: 'Forex' });
    await navigation.getByRole('link', { name: 'Markets', exact: true }).focus();
    await page.keyboard.press('Tab');
    const chevron = navigation.locator('summary', { hasText: 'Markets pages' });
    await expect(chevron).toBeFocused();
    await expect(forex).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(forex).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(forex).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(forex).toHaveCount(0);
    await expect(chevron).toBeFocused();
    await page.keyboard.press('Enter');
    await navigation.getByRole('link', { name: 'Stocks' }).press('Enter');
    await expect(page).toHaveURL('/markets/stocks');
    await expect(forex).toHaveCount(0);
  });

  test('lists every page of the specification in its dropdowns', async ({ page }) => {
    await page.goto('/');
    const hrefs = await page
      .getByRole('navigation', { name: mainNavigation })
      .locator('li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/',
      ...['/markets', '/markets/forex', '/markets/indices', '/markets/commodity'],
      ...['/markets/crypto', '/markets/stocks'],
      ...['/services', '/services/education', '/services/webinar', '/services/signals'],
      ...['/education', '/education/forex', '/education/commodity', '/education/indices'],
      ...['/education/stocks', '/education/crypto'],
      ...['/platforms', '/platforms/mt5', '/platforms/mt4', '/platforms/ctraders'],
      ...['/ib-partners', '/about', '/contact'],
    ]);
  });

  test('looks scrolled past 50 px, not at 50, and does not flicker there', async ({ page }) => {
    await page.goto('/education/forex');
    await becomesLive(page);
    const header = page.getByRole('banner');
    const color = () =>
      header.evaluate(({ firstElementChild: bar }) => bar && getComputedStyle(bar).backgroundColor);
    const atTop = await color();
    /** How often the look changed in the 30 frames after scrolling there: longer than its transition. */
    const changesAfterScrollingTo = (top: number) =>
      header.evaluate(async (element, scrolledTo) => {
        let changes = 0;
        new MutationObserver(() => (changes += 1)).observe(element, { attributes: true });
        scrollTo(0, scrolledTo);
        for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
        return changes;
      }, top);
    expect(await changesAfterScrollingTo(50)).toBe(0);
    expect(await color()).toBe(atTop);
    expect(await changesAfterScrollingTo(51)).toBe(1);
    expect(await color()).not.toBe(atTop);
    expect(await changesAfterScrollingTo(50)).toBe(1);
    expect(await color()).toBe(atTop);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('opens by the hamburger, and any link closes it', async ({ page }) => {
      await page.goto('/');
      await becomesLive(page);
      const navigation = page.getByRole('navigation', { name: mainNavigation });
      const hamburger = page.getByRole('banner').locator('summary', { hasText: /^Menu$/ });
      await expect(navigation).toBeHidden();
      await hamburger.tap();
      await expect(navigation).toBeVisible();
      await hamburger.tap();
      await expect(navigation).toBeHidden();

      await hamburger.tap();
      await navigation.getByRole('link', { name: 'About Us' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
      await expect(navigation).toBeHidden();

      await hamburger.tap();
      await navigation.locator('summary', { hasText: 'Education pages' }).tap();
      await navigation.getByRole('link', { name: 'Indices' }).tap();
      await expect(page).toHaveURL('/education/indices');
      await expect(navigation).toBeHidden();

      // Also the link to the page that is already shown, and the name beside the hamburger.
      await hamburger.tap();
      await navigation.getByRole('link', { name: 'Education', exact: true }).tap();
      await expect(page).toHaveURL('/education');
      await hamburger.tap();
      await navigation.getByRole('link', { name: 'Education', exact: true }).tap();
      await expect(navigation).toBeHidden();
      await hamburger.tap();
      await page.getByRole('banner').getByRole('link', { name: 'Upmark' }).tap();
      await expect(page).toHaveURL('/');
      await expect(navigation).toBeHidden();
    });
  });
});

test.describe('moving around', () => {
  test('the skip link is the first stop and leads into the content', async ({ page }) => {
    await page.goto('/contact');
    await becomesLive(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isPastHeader = await page.evaluate(() => {
      const header = document.querySelector('header');
      const focused = document.activeElement;
      return Boolean(
        header && focused && header.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    });
    expect(isPastHeader).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('a link leads to the top of the new page with the focus on its heading, and Back to where one was', async ({
    page,
  }) => {
    await page.goto('/markets/forex');
    const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Risk disclosure' });
    await becomesLive(page);
    const clickedAt = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const tell = () => {
            resolve(scrollY);
          };
          addEventListener('click', tell, { capture: true, once: true });
        }),
    );
    await legal.click();
    const scrolledTo = await clickedAt;
    expect(scrolledTo).toBeGreaterThan(100);
    const heading = page.getByRole('heading', { level: 1, name: 'Risk disclosure' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/^Risk disclosure.*Upmark$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Forex' })).toBeFocused();
    await expect(page).toHaveTitle(/^Forex.*Upmark$/);
    await expect
      .poll(() => page.evaluate((was) => Math.abs(scrollY - was), scrolledTo))
      .toBeLessThanOrEqual(2);
  });

  test('an unknown address shows Page not found inside the public frame', async ({ page, noise }) => {
    const response = await page.goto('/markets/tulips');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found | Upmark');
    await expect(page.getByRole('navigation', { name: mainNavigation })).toBeVisible();
    await becomesLive(page);
    expect(noise.messages.splice(0)).toEqual([expect.stringContaining('404')]);
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('every link inside the site leads to a page of it, and none to "#"', async ({ request }) => {
    const targets = new Set<string>();
    for (const address of [...Object.keys(PUBLIC_ADDRESSES), ...Object.keys(ALIASES), '/404']) {
      const html = await (await request.get(address === '/404' ? '/404.html' : address)).text();
      const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '');
      const fragments = hrefs.filter((href) => href === '' || href.includes('#'));
      expect(fragments, address).toContain('#content');
      for (const fragment of fragments)
        expect(html, `what ${fragment} names on ${address}`).toContain(`id="${fragment.slice(1)}"`);
      for (const href of hrefs) if (href.startsWith('/')) targets.add(href.replace(/\?.*/, ''));
    }
    const known = { ...PUBLIC_ADDRESSES, ...ALIASES };
    expect([...targets].filter((target) => !(target in known))).toEqual([]);
    expect(Object.keys(PUBLIC_ADDRESSES).filter((address) => !targets.has(address))).toEqual([]);
  });
});

test('the footer has its links, the chat number, the social links and the current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-07-01T12:00:00Z');
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2031 Upmark');
  await expect(footer).toContainText('+44 7700 900123');
  await expect(footer).toContainText('Trading signals and trading education');
  await expect(footer).toContainText('trading leveraged products can lose money');
  const quick = footer.getByRole('navigation', { name: 'Quick links' });
  await expect(quick.getByRole('link')).toHaveText(['Home', 'Markets', 'Services', 'Education', 'Platforms']);
  const services = footer.getByRole('navigation', { name: 'Our services' });
  await expect(services.getByRole('link', { name: 'Free Trading Signals' })).toHaveAttribute(
    'href',
    '/services/signals',
  );
  await expect(services.getByRole('link', { name: 'Webinar Training' })).toHaveAttribute(
    'href',
    '/services/webinar',
  );
  await expect(footer.getByRole('link', { name: 'Signals channel' })).toHaveAttribute('href', /^https:/);
  await expect(footer.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', /^https:/);
  await expect(footer.getByRole('link', { name: 'contact form' })).toHaveAttribute('href', '/contact');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});
