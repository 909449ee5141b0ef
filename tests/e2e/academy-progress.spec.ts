import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type * as LearnerProgress from '@/data/learning/learnerProgress';
import type * as Changes from '@/domain/learning/changes';
import { courseOutlines, lessonsOf } from '../../src/content/lessonPlace.ts';
import type { LessonContent, QuizContent } from '../../src/content/lesson.ts';
import { allPages } from '../../src/content/lessonPages.ts';
import { violationsOf } from './axe.ts';
import { DESKTOP, PHONE, withoutFrames } from './screens.ts';
import { SITE, SITE_WITH_WARNINGS, SOURCES } from './servers.ts';
import { answerNext, becomesLive, storedText, storing, watchViolations } from './support.ts';
import { expect, interceptProvider, test } from './test.ts';

const KEY = 'upm_progress';
const NO_FRAMES = { upm_widgets_consent: 'refused' };
const TIME = '2026-01-02T12:00:00.000Z';

const [beginner] = courseOutlines;
const lessons = lessonsOf(beginner?.modules ?? []);
const [firstModule] = beginner?.modules ?? [];
const quiz = firstModule?.quiz;
const [first, second, third] = lessons;
if (!beginner || !firstModule || !quiz || !first || !second || !third)
  throw new Error('The first module of the first course has no quiz or fewer than three lessons.');

async function wordsAt<Words>(address: string): Promise<Words> {
  const info = allPages.find(({ path }) => path === address);
  const module = (await import(`../../src/content/pages/${info?.content ?? ''}.ts`)) as { page: Words };
  return module.page;
}

const lesson = await wordsAt<LessonContent>(first.to);
const question = lesson.checks.find(({ kind }) => kind === 'singleChoice');
if (question?.kind !== 'singleChoice') throw new Error('The first lesson has no question with one answer.');
const right = question.options.find(({ isCorrect }) => isCorrect)?.text ?? '';
const wrong = question.options.find(({ isCorrect }) => !isCorrect);
const quizQuestions = (await wordsAt<QuizContent>(quiz.to)).questions.length;

/** Progress in which the first so many lessons of the first course are done, the last of them opened last. */
const progressOf = (done: number) =>
  JSON.stringify({
    version: 1,
    marks: Object.fromEntries(lessons.slice(0, done).map(({ id }) => [id, { done: TIME, revision: 1 }])),
    ...(done > 0 && { opened: { [lessons[done - 1]?.id ?? '']: TIME } }),
  });

const markButton = (page: Page) => page.getByRole('button', { name: 'Mark as done' });
const isMarked = (page: Page) => expect(markButton(page)).toHaveAttribute('aria-pressed', 'true');
const isOpen = (page: Page) => expect(markButton(page)).toHaveAttribute('aria-pressed', 'false');
const wayOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^(?:Start|Continue): |all lessons done$/ })
    .first();

async function open(page: Page, address: string) {
  await page.goto(address);
  await becomesLive(page);
}

test.use({ storageState: withoutFrames });

test('L31: five lessons read leave nothing in storage, and ask for no code of progress on other pages', async ({
  page,
}) => {
  const before = await page.context().storageState();
  for (const { to } of lessons.slice(0, 5)) {
    await open(page, to);
    await expect(markButton(page)).toBeEnabled();
  }
  expect(await page.context().storageState()).toEqual(before);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of ['/', '/education', beginner.to]) await open(page, address);
  expect(asked.filter((url) => /loadedProgress|learnerProgress/.test(url))).toEqual([]);
  expect(await storedText(page, KEY)).toBeNull();
});

test('L32: a mark survives a reload, another tab and the back/forward cache, and can be taken back', async ({
  page,
  context,
}) => {
  await open(page, first.to);
  await markButton(page).click();
  await isMarked(page);
  await page.reload();
  await isMarked(page);
  const other = await context.newPage();
  await open(other, first.to);
  await isMarked(other);
  await markButton(other).click();
  await isOpen(other);
  await isOpen(page);
  await page.goto(second.to);
  await isOpen(page);
  await markButton(other).click();
  await page.goBack();
  await isMarked(page);
});

test.describe('in two tabs', () => {
  test.use({ baseURL: SOURCES });

  const modules = {
    progress: '/src/data/learning/learnerProgress.ts',
    changes: '/src/domain/learning/changes.ts',
  };

  /** A tab on an address without a page of ours, so that only what the test calls touches the storage. */
  async function emptyTab(context: BrowserContext) {
    const page = await context.newPage();
    await page.goto('/favicon.svg');
    return page;
  }

  const markMany = (page: Page, name: string, count: number) =>
    page.evaluate(
      async ({ addresses, prefix, times }) => {
        const { learnerProgress } = (await import(addresses.progress)) as typeof LearnerProgress;
        const { withMark } = (await import(addresses.changes)) as typeof Changes;
        for (let index = 0; index < times; index += 1) {
          learnerProgress.change((progress, now) =>
            withMark(progress, `${prefix}-${String(index)}`, { done: true, revision: 1 }, now),
          );
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      { addresses: modules, prefix: name, times: count },
    );

  const markedIn = async (page: Page) => {
    const stored = JSON.parse((await storedText(page, KEY)) ?? '{}') as { marks?: object };
    return Object.keys(stored.marks ?? {}).length;
  };

  for (const [locks, hasLocks] of [
    ['with locks', true],
    ['without locks', false],
  ] as const)
    test(`L33: 200 marks each at once are all kept, ${locks}`, async ({ context }) => {
      if (!hasLocks)
        await context.addInitScript(() => {
          Object.defineProperty(navigator, 'locks', { value: undefined });
        });
      const [here, there] = [await emptyTab(context), await emptyTab(context)];
      await Promise.all([markMany(here, 'here', 200), markMany(there, 'there', 200)]);
      await expect.poll(() => markedIn(here)).toBe(400);
      await expect.poll(() => markedIn(there)).toBe(400);
    });
});

test('L35: a reset empties both tabs and stays, and Undo brings all back', async ({ page, context }) => {
  await open(page, first.to);
  await markButton(page).click();
  await isMarked(page);
  const other = await context.newPage();
  await open(other, '/education/progress');
  const question = answerNext(other, true);
  await other.getByRole('button', { name: 'Reset my progress' }).click();
  await question;
  await isOpen(page);
  await other.getByRole('button', { name: 'Undo' }).click();
  await isMarked(page);
  await answerNextAndReset(other);
  await isOpen(page);
  await page.reload();
  await isOpen(page);
  expect(await storedText(page, KEY)).toBeNull();
});

async function answerNextAndReset(page: Page) {
  const asked = answerNext(page, true);
  await page.getByRole('button', { name: 'Reset my progress' }).click();
  await asked;
}

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Collects everything that moves on the pages shown from here on without anybody's doing. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Element }[];
      })[])
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => node?.textContent.slice(0, 60) ?? ''),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);

/** Pages that show the way on. */
const WITH_THE_WAY = ['/', '/education', beginner.to];
const WITH_PROGRESS = [...WITH_THE_WAY, first.to, quiz.to, '/education/intermediate'];

for (const [amount, done, addresses] of [
  ['no', 0, WITH_THE_WAY],
  ['some', 3, WITH_PROGRESS],
  ['all', lessons.length, WITH_THE_WAY],
] as const)
  test.describe(`with ${amount} lessons done`, () => {
    test.use({
      storageState: storing({ ...NO_FRAMES, ...(done > 0 && { [KEY]: progressOf(done) }) }),
    });

    for (const { width } of [{ width: 360 }, DESKTOP])
      test(`L43: nothing moves when progress comes, ${String(width)} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await watchShifts(page);
        for (const address of addresses) {
          await open(page, address);
          if (WITH_THE_WAY.includes(address))
            await expect(wayOn(page)).toHaveText(
              done === 0 ? /^Start: / : done === lessons.length ? /all lessons done$/ : /^Continue: /,
            );
          if (address === first.to) await (done > 0 ? isMarked(page) : isOpen(page));
          await page.evaluate(() => document.fonts.ready);
          expect(await shiftsOf(page), address).toEqual([]);
        }
      });

    test.describe('and warnings on', () => {
      test.use({
        baseURL: SITE_WITH_WARNINGS,
        storageState: {
          cookies: [],
          origins: [
            {
              origin: SITE_WITH_WARNINGS,
              localStorage: Object.entries({
                ...NO_FRAMES,
                ...(done > 0 && { [KEY]: progressOf(done) }),
              }).map(([name, value]) => ({ name, value })),
            },
          ],
        },
      });

      test('L43: the pages are taken over without a message', async ({ page, noise }) => {
        for (const address of [...addresses, '/education/progress', '/education/record?course=forex']) {
          await open(page, address);
          expect(noise.messages, address).toEqual([]);
        }
      });
    });
  });

test.describe('L44: the way on', () => {
  for (const address of WITH_THE_WAY) {
    test(`on ${address} begins with the first lesson, and goes on with the one after what is done`, async ({
      page,
    }) => {
      await open(page, address);
      await expect(wayOn(page)).toHaveAttribute('href', first.to);
      await page.evaluate(
        ([key, text]) => {
          localStorage.setItem(key ?? '', text ?? '');
        },
        [KEY, progressOf(2)],
      );
      await page.reload();
      await expect(wayOn(page)).toHaveText(`Continue: ${third.label}`);
      await wayOn(page).click();
      await expect(page).toHaveURL(third.to);
    });
  }

  test('without storage begins with the first lesson', async ({ context, noise }) => {
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    const page = await context.newPage();
    await open(page, beginner.to);
    await expect(wayOn(page)).toHaveAttribute('href', first.to);
    await wayOn(page).click();
    await expect(
      page.getByText('This browser keeps nothing for this site: your progress ends with this tab.'),
    ).toBeVisible();
    await markButton(page).click();
    await isMarked(page);
    // Once a document: a link that is pressed before its part is live loads the next page anew.
    expect(new Set(noise.messages.splice(0))).toEqual(new Set(['localStorage is not available']));
  });
});

test('a course page ticks what is done, in a slot that is always there', async ({ page }) => {
  await open(page, beginner.to);
  const line = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${first.to}"]`) })
    .last();
  await expect(line.getByText('Done:')).toHaveCount(0);
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key ?? '', text ?? '');
    },
    [KEY, progressOf(2)],
  );
  await page.reload();
  await expect(line.getByText('Done:')).toBeAttached();
  await expect(page.getByText(`2 of ${String(lessons.length)} open lessons done`)).toBeVisible();
});

test('L57: nothing is refused by the policy while notes, progress and record are used', async ({ page }) => {
  const violations = await watchViolations(page);
  await open(page, first.to);
  await page.getByRole('textbox', { name: 'Your note on this lesson' }).fill('<b>ask</b> is higher');
  await markButton(page).click();
  await isMarked(page);
  await open(page, '/education/progress');
  await expect(page.getByText(`1 of ${String(lessons.length)} lessons done.`)).toBeVisible();
  await open(page, '/education/record');
  await page.getByRole('textbox', { name: /^Your name/ }).fill('Ada');
  await expect(page.getByRole('region', { name: 'The sheet' })).toContainText('Ada');
  expect(violations).toEqual([]);
});

/** How many sheets of paper a page takes. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

test('L58: the record fits one sheet, whatever is done and however long the name', async ({ page }) => {
  for (const done of [0, 3, lessons.length])
    for (const name of ['', 'W'.repeat(80)]) {
      await page.goto('/education/record');
      await page.evaluate(
        (items) => {
          for (const [key, text] of items) {
            if (text === '') localStorage.removeItem(key);
            else localStorage.setItem(key, text);
          }
        },
        [
          [KEY, progressOf(done)],
          ['upm_record_name', name],
        ] as [string, string][],
      );
      await page.reload();
      await becomesLive(page);
      const sheet = page.getByRole('region', { name: 'The sheet' });
      await expect(sheet).toContainText(`${String(done)} of ${String(lessons.length)} lessons`);
      await page.emulateMedia({ media: 'print' });
      for (const format of ['A4', 'Letter'] as const)
        expect(await sheetsOf(page, format), `${String(done)} done, ${format}`).toBe(1);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      const sizeOf = (text: string) =>
        sheet.getByText(text).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      if (name !== '') expect(await sizeOf('Not a qualification.')).toBe(await sizeOf(name));
      await page.emulateMedia({ media: 'screen' });
    }
});

test.describe('L60: axe finds nothing on', () => {
  test.use({ storageState: storing({ ...NO_FRAMES, [KEY]: progressOf(3), upm_record_name: 'Ada' }) });

  for (const address of ['/education/progress', '/education/record', first.to, quiz.to, beginner.to])
    test(address, async ({ page }) => {
      await open(page, address);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        expect(await violationsOf(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    });
});

/** How a visitor acts on a page. */
interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly pick: (option: Locator) => Promise<void>;
}

const mouse: Hand = {
  press: (target) => target.click(),
  pick: (option) => option.click(),
};

/** Moves the focus on with Tab until it is on the target, as somebody without a mouse does. */
async function tabTo(target: Locator) {
  const page = target.page();
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 400; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never got there.');
}

const keyboard: Hand = {
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  /** Tab enters a group of radio buttons at its first, and the arrows move through it. */
  async pick(option) {
    const page = option.page();
    const group = option.locator('xpath=ancestor::fieldset');
    const chosen = group.getByRole('radio', { checked: true });
    await tabTo((await chosen.count()) > 0 ? chosen : group.getByRole('radio').first());
    await page.keyboard.press('Space');
    for (let step = 0; step < 10 && !(await option.isChecked()); step += 1)
      await page.keyboard.press('ArrowDown');
  },
};

/** A browser opened anew with what the last one kept. */
async function nextVisit(
  browser: Browser,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
) {
  const context = await browser.newContext({ baseURL: SITE, storageState, acceptDownloads: true });
  await interceptProvider(context, new URL(SITE).origin, 'normal', [], []);
  const page = await context.newPage();
  return { context, page };
}

const partOf = (page: Page, prompt: string) => page.locator('form').filter({ hasText: prompt });

for (const [how, hand] of [
  ['by mouse', mouse],
  ['by keyboard alone', keyboard],
] as const)
  test(`L64: a newcomer learns, leaves, returns, finishes a module and takes the record along, ${how}`, async ({
    browser,
    page: firstVisit,
    context,
  }) => {
    test.slow();
    let page = firstVisit;
    await open(page, '/');
    await hand.press(wayOn(page));
    await expect(page).toHaveURL(first.to);

    // Answers wrongly, reads why, answers rightly.
    const check = partOf(page, question.prompt);
    await expect(check.getByRole('button', { name: 'Check' })).toBeEnabled();
    await hand.pick(check.getByRole('radio', { name: wrong?.text ?? '', exact: true }));
    await hand.press(check.getByRole('button', { name: 'Check' }));
    await expect(check.getByRole('status')).toContainText(`Not yet. ${wrong?.feedback ?? ''}`);
    await hand.pick(check.getByRole('radio', { name: right, exact: true }));
    await hand.press(check.getByRole('button', { name: 'Check' }));
    await expect(check.getByRole('status')).toContainText('Correct.');

    // Closes the browser and returns.
    const kept = await context.storageState();
    await context.close();
    const later = await nextVisit(browser, kept);
    page = later.page;
    await open(page, '/');
    await expect(wayOn(page)).toHaveText(`Continue: ${first.label}`);
    await hand.press(wayOn(page));
    await expect(page.getByText('last answer correct')).toBeVisible();

    // Finishes the module.
    for (const one of lessonsOf([firstModule])) {
      await expect(page).toHaveURL(one.to);
      // The address changes first: the lesson before, which is marked, stays until the next one has arrived.
      await isOpen(page);
      await expect(markButton(page)).toBeEnabled();
      await hand.press(markButton(page));
      await isMarked(page);
      await hand.press(page.getByRole('navigation', { name: 'Lessons in order' }).locator('[rel=next]'));
    }

    // Takes its quiz twice.
    await expect(page).toHaveURL(quiz.to);
    for (const round of ['first', 'second']) {
      const handIn = page.getByRole('button', { name: 'Hand in', exact: true });
      await expect(handIn).toBeEnabled();
      await hand.press(handIn);
      await hand.press(page.getByRole('button', { name: 'Hand in anyway' }));
      await expect(page.getByRole('heading', { name: `0 of ${String(quizQuestions)}` })).toBeFocused();
      await expect(page.getByText(/^Best so far: /)).toBeVisible();
      if (round === 'first') await hand.press(page.getByRole('button', { name: 'Again' }));
    }

    // Exports.
    await open(page, '/education/progress');
    const done = lessonsOf([firstModule]).length;
    await expect(page.getByText(`${String(done)} of ${String(lessons.length)} lessons done.`)).toBeVisible();
    const saving = page.waitForEvent('download');
    await hand.press(page.getByRole('button', { name: 'Export my progress' }));
    const file = test.info().outputPath('progress.json');
    await (await saving).saveAs(file);
    const exported = await storedText(page, KEY);
    await later.context.close();

    // Imports in a fresh profile.
    const fresh = await nextVisit(browser, withoutFrames);
    page = fresh.page;
    await page.addInitScript(() => {
      Object.assign(window, {
        printed: 0,
        print: () => ((window as unknown as { printed: number }).printed += 1),
      });
    });
    await open(page, '/education/progress');
    const choosing = page.waitForEvent('filechooser');
    await hand.press(page.getByLabel('Import a file'));
    await (await choosing).setFiles(file);
    await expect(
      page.getByText(`Adds ${String(done)} lessons, 1 answer and 1 quiz result, removes nothing.`),
    ).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Import it' }));
    await expect(page.getByText(`${String(done)} of ${String(lessons.length)} lessons done.`)).toBeVisible();
    expect(await storedText(page, KEY)).toBe(exported);

    // Prints the record.
    await hand.press(
      page.getByRole('link', { name: `Record of completion for the ${beginner.label.toLowerCase()}` }),
    );
    await expect(page).toHaveURL('/education/record?course=beginner');
    await expect(page.getByRole('region', { name: 'The sheet' })).toContainText(
      `${String(done)} of ${String(lessons.length)} lessons`,
    );
    await hand.press(page.getByRole('button', { name: 'Print this sheet' }));
    expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
    await fresh.context.close();
  });
