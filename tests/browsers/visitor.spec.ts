import path from 'node:path';
import { Key } from 'selenium-webdriver';
import { expect, test } from './test.ts';

const BOARD = '/services/signals';
const ROW = '[data-running] > a';

test('scrolls to the top when a page is opened from the mobile menu', async ({ tab }) => {
  await tab.open('/about');
  await tab.scrollTo(400);
  await tab.press(await tab.element('header summary', 'Menu'));
  await tab.press(await tab.element('nav summary', 'Education pages'));
  await tab.click('link', 'Indices');
  await tab.address().toBe('/education/indices');
  await tab.eventually(() => document.activeElement?.tagName).toBe('H1');
  await tab.eventually(() => scrollY).toBe(0);
  await tab.eventually(() => document.querySelector('nav[aria-label=Main]')?.checkVisibility()).toBe(false);
});

test('restores scroll position and focus on Back and Forward', async ({ tab }) => {
  await tab.open('/markets/forex');
  await tab.scrollTo(900);
  await tab.run(() => {
    document.querySelector<HTMLElement>('footer a[href="/risk-disclosure"]')?.click();
  });
  await tab.eventually(() => document.activeElement?.tagName).toBe('H1');
  await tab.scrollTo(300);
  await tab.back();
  await tab.address().toBe('/markets/forex');
  // Focus is back on the link that was followed.
  await tab.eventually(() => document.activeElement?.getAttribute('href')).toBe('/risk-disclosure');
  await tab.eventually(() => Math.round(scrollY)).toBe(900);
  await tab.forward();
  await tab.eventually(() => document.activeElement?.tagName).toBe('H1');
  await tab.eventually(() => Math.round(scrollY)).toBe(300);
});

test('shows a definition in place and returns focus on Escape', async ({ tab }) => {
  await tab.open('/education/beginner/the-spread');
  const term = await tab.element('main a[class*=term]');
  await tab.press(term);
  await tab.find('dialog', 'spread');
  await tab.keys(Key.ESCAPE);
  await tab.count('dialog').toBe(0);
  await tab.focus().toBe('spread');
});

test('searches for a misspelt word and opens a result using only the keyboard', async ({ tab }) => {
  await tab.open('/');
  await tab.shortcut('k');
  await tab.find('dialog', 'Search this site');
  await tab.eventually(() => document.activeElement?.getAttribute('type')).toBe('search');
  await tab.keys(...'levrage');
  await tab.find('link', 'leverage', { within: await tab.find('dialog') });
  await tab.keys(Key.ARROW_DOWN);
  await tab.focus().toContain('leverage');
  await tab.keys(Key.ENTER);
  await tab.address().toBe('/glossary#leverage');
  await tab.eventually(() => document.activeElement?.id).toBe('leverage');
});

test('filters signals and returns to the filtered board on Back', async ({ tab }) => {
  await tab.open(`${BOARD}?market=forex&state=closed&sort=worst`);
  await tab.count('link', /, signal \d+/).toBe(5);
  await tab.click('button', /^Filters/);
  await tab.choose('Direction', 'Sell');
  await tab.address().toContain('side=short');
  await tab.count('link', /, signal \d+/).toBe(2);
  await tab.press(await tab.element(ROW));
  await tab.address().toMatch(/\/signals\/\d+$/);
  await tab.eventually(() => document.activeElement?.tagName).toBe('H1');
  await tab.back();
  await tab.address().toContain('side=short');
  await tab.count('link', /, signal \d+/).toBe(2);
});

test('verifies the record of signals', async ({ tab }) => {
  await tab.open(`${BOARD}/record`);
  await tab.click('button', 'Check the record');
  await tab.words(/^\d+ updates, none changed since publication\./);
});

test('reads a statement in a worker, saves it and shows its figures', async ({ tab }) => {
  await tab.open('/journal');
  await tab.click('button', 'Try a sample');
  await tab.words(/^48 rows of the file are 48 trades/);
  await tab.click('button', 'Save in this browser');
  await tab.words('Net result of 48 trades');
  await tab.upload(
    'Choose a statement',
    path.resolve('tests/unit/domain/journal/statements/04-mt5-en-utf16.html'),
  );
  await tab.words(/^7 rows of the file are 6 trades/);
  await tab.click('button', 'Save in this browser');
  await tab.words('Net result of 6 trades');
  await tab.reload();
  await tab.words('Net result of 6 trades');
});

test('rejects an empty message and thanks the sender of a complete one', async ({ tab }) => {
  await tab.open('/contact');
  await tab.click('button', 'Send Message');
  await tab.eventually(() => document.activeElement?.getAttribute('name')).toBe('name');
  await tab.type(/^Name/, 'Ada');
  await tab.type(/^Email/, 'ada@example.com');
  await tab.type(/^Subject/, 'Courses');
  await tab.type(/^Message/, 'Which one first?');
  await tab.click('button', 'Send Message');
  expect(await tab.agree()).toBe('Thank you for your message! We will contact you soon.');
  await tab.value(/^Message/).toBe('');
});

test('changes the theme in all windows', async ({ tab }) => {
  const ground = () => getComputedStyle(document.body).backgroundColor;
  await tab.open('/about');
  const other = await tab.another();
  await other.open('/');
  await other.click('radio', 'Dark');
  const dark = await other.run(ground);
  await tab.eventually(ground).toBe(dark);
  await tab.click('radio', 'Light');
  await tab.eventually(ground).not.toBe(dark);
  await other.eventually(ground).not.toBe(dark);
  await other.reload();
  await other.eventually(ground).not.toBe(dark);
});
