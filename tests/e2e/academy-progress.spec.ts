import { violationsOf } from './axe.ts';
import {
  beginner,
  first,
  isMarked,
  KEY,
  lessons,
  markButton,
  open,
  progressOf,
  quiz,
  second,
  tallyOf,
  third,
  wayOn,
} from './course.ts';
import { withoutFrames } from './screens.ts';
import { SECOND_SITE } from './servers.ts';
import { facesAreDrawn, shiftsOf, store, storedText, storing, storingInSecond } from './support.ts';
import { expect, test } from './test.ts';

const NO_FRAMES = { upm_widgets_consent: 'refused' };

const WITH_THE_WAY = ['/', '/education', beginner.to];

test.use({ storageState: withoutFrames });

test('stores nothing for new readers and guides returning learners', async ({ page }) => {
  const before = await page.context().storageState();
  await open(page, second.to);
  await expect(markButton(page)).toBeEnabled();
  expect(await page.context().storageState()).toEqual(before);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of WITH_THE_WAY) {
    await open(page, address);
    await expect(wayOn(page)).toHaveAttribute('href', second.to);
  }
  expect(asked.filter((url) => /loadedProgress|progressStore/.test(url))).toEqual([]);
  expect(await storedText(page, KEY)).toBeNull();

  const lines = page.getByRole('listitem').filter({ has: page.locator(`a[href="${first.to}"]`) });
  await expect(lines.last().getByText('Done:')).toHaveCount(0);
  await store(page, { [KEY]: progressOf(2) });
  await page.reload();
  await expect(lines.last().getByText('Done:')).toBeAttached();
  await expect(page.getByText(`${tallyOf(2)} lessons done`)).toBeVisible();
  await expect(wayOn(page)).toHaveText(`Continue: ${third.label}`);
  await wayOn(page).click();
  await expect(page).toHaveURL(third.to);
});

const PROGRESS = '/education/progress';
const RECORD = '/education/record?course=forex';

test.describe(() => {
  test.use({
    baseURL: SECOND_SITE,
    contextOptions: { reducedMotion: 'reduce' },
    storageState: storingInSecond({ ...NO_FRAMES, [KEY]: progressOf(3), upm_record_name: 'Ada' }),
  });

  test('hydrates pages with progress without warnings or layout shifts', async ({ page, noise }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const [address, isThere] of [
      ['/', () => expect(wayOn(page)).toHaveText(/^Continue: /)],
      [first.to, () => isMarked(page)],
      [PROGRESS, () => expect(page.getByText(`${tallyOf(3)} lessons done.`)).toBeVisible()],
      [RECORD, () => expect(page.getByText('Ada').first()).toBeVisible()],
    ] as const) {
      await open(page, SECOND_SITE + address);
      await isThere();
      await facesAreDrawn(page);
      expect(await shiftsOf(page), address).toEqual([]);
      expect(noise.messages, address).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
      if ([PROGRESS, RECORD].includes(address))
        expect(await violationsOf(page, { within: 'main' }), address).toEqual([]);
    }
  });
});

test.describe(() => {
  const name = 'W'.repeat(80);
  test.use({
    storageState: storing({ ...NO_FRAMES, [KEY]: progressOf(lessons.length), upm_record_name: name }),
  });

  test('prints the longest completion record on one sheet without claiming a qualification', async ({
    page,
  }) => {
    await open(page, '/education/record');
    const sheet = page.getByRole('region', { name: 'The sheet' });
    await expect(sheet).toContainText(`${tallyOf(lessons.length)} lessons`);
    await page.emulateMedia({ media: 'print' });
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
      expect([...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)], format).toHaveLength(1);
    }
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    const sizeOf = (text: string) =>
      sheet.getByText(text).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf('Not a qualification.')).toBe(await sizeOf(name));
  });
});

test('clears the choices in a submitted quiz after Back', async ({ page }) => {
  await open(page, quiz.to);
  await page.getByRole('radio').first().check();
  await expect(page.getByText(/^1 of \d+ answered$/)).toBeVisible();
  await page.getByRole('button', { name: 'Check my answers', exact: true }).click();
  await page.getByRole('button', { name: 'Check anyway' }).click();
  await expect(page.getByText(/^Best so far: /)).toBeVisible();
  await open(page, first.to);
  await page.goBack();
  await expect(page.getByText(/^Best so far: /)).toBeVisible();
  await expect(page.getByText(/^0 of \d+ answered$/)).toBeVisible();
});
