import { setTimeout } from 'node:timers/promises';
import { expect, test } from './test.ts';

test('follows a link clicked while scripts are still loading', async ({ tab, started }) => {
  started.proxy.delay = (file) => (file.includes('/TopicPage-') ? 20_000 : 0);
  await tab.go('/services/signals');
  // Waits until the app has requested the page's chunk; browsers cancel such requests when they navigate.
  await tab
    .eventually(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/main-')))
    .toBe(true);
  await setTimeout(1000);
  await tab.click('link', 'Privacy');
  started.proxy.delay = () => 0;
  await tab.isLive();
  await tab.address().toBe('/privacy');
});

test('underlines terms that have a definition', async ({ tab }) => {
  await tab.open('/education/beginner/the-spread');
  const line = await tab.run(
    (term) => getComputedStyle(term as unknown as Element).textDecorationLine,
    await tab.element('main a[class*=term]'),
  );
  expect(line).toBe('underline');
});

test('fits the whole definition of a term on the screen', async ({ tab }) => {
  await tab.open('/education/beginner/the-spread');
  await tab.press(await tab.element('main a[class*=term]'));
  const panel = await tab.find('dialog');
  const { top, height, bottom } = await tab.run(
    (shown) => (shown as unknown as Element).getBoundingClientRect().toJSON() as DOMRect,
    panel,
  );
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(844);
  expect(height).toBeLessThan(300);
});

test('restores the scroll position on return from a file outside the app', async ({ tab }) => {
  await tab.open('/markets');
  await tab.scrollTo(600);
  await tab.go('/robots.txt');
  await tab.back();
  await tab.eventually(() => location.pathname).toBe('/markets');
  await tab.eventually(() => Math.round(scrollY)).toBe(600);
});

test('highlights the current section in the table of contents', async ({ tab }) => {
  await tab.resize(1280, 800);
  await tab.open('/education/beginner/the-spread');
  const marked = () => document.querySelector('nav [aria-current=location]')?.textContent ?? null;
  await tab.eventually(marked).toBeNull();
  const last = await tab.run(() => {
    const sections = [...document.querySelectorAll('main section')].filter(
      ({ id, firstElementChild }) => id || firstElementChild?.id,
    );
    const { id, firstElementChild } = sections[2] as Element;
    (sections[2] as Element).scrollIntoView({ behavior: 'instant' });
    return (
      document.querySelector(`nav a[href="#${id || (firstElementChild?.id ?? '')}"]`)?.textContent ??
      'no link'
    );
  });
  await tab.eventually(marked).toBe(last);
});
