import type { Browser, Locator, Page } from '@playwright/test';
import type { LessonContent, Question, QuizContent } from '../../src/content/lesson.ts';
import { choicesOf } from '../../src/content/questionChoices.ts';
import { plainText } from '../../src/content/richText.ts';
import { deferred } from '../support/deferred.ts';
import { cutParts, openLesson, pagesOf, printOn, type Learnt } from './learnt.ts';
import { DESKTOP, PHONE, withoutFrames } from './screens.ts';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

const lessons = await pagesOf<LessonContent>('LessonPage');
const [lesson, nextLesson] = lessons;
const [quiz] = await pagesOf<QuizContent>('QuizPage');
if (!lesson || !nextLesson || !quiz) throw new Error('There are fewer than two lessons, or no quiz.');

/** One question of each kind that the lessons ask. */
const oneOfEachKind = [
  ...new Map(
    lessons.flatMap(({ address, words }) =>
      words.checks.map((question) => [question.kind, { address, question }] as const),
    ),
  ).values(),
];

const partOf = (page: Page, { prompt }: Question) => page.locator('form').filter({ hasText: prompt });
const checkButton = (part: Locator) => part.getByRole('button', { name: 'Check', exact: true });

const questionsOf = ({ words }: Learnt<LessonContent | QuizContent>): readonly Question[] =>
  'checks' in words ? words.checks : [...words.questions, ...words.review];

test.use({ storageState: withoutFrames });

test.describe('L26: without scripts', () => {
  async function withoutScripts(browser: Browser) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    return { context, page: await context.newPage() };
  }

  for (const one of [lesson, quiz])
    test(`${one.address} reads completely, and no control looks live`, async ({ browser }) => {
      const { context, page } = await withoutScripts(browser);
      await page.goto(one.address);
      for (const { explanation, prompt } of questionsOf(one)) {
        const card = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: prompt }) });
        await card.getByText('Answer and reasons').click();
        await expect(card.getByText(explanation)).toBeVisible();
      }
      if ('checks' in one.words)
        for (const section of one.words.sections)
          for (const paragraph of section.kind === 'prose' ? section.paragraphs : [])
            await expect(page.getByText(plainText(paragraph))).toBeVisible();
      await expect(page.getByRole('main').locator('button:not(:disabled)')).toHaveCount(0);
      await context.close();
    });
});

test.describe('L27: on paper', () => {
  for (const one of [lesson, quiz])
    test(`${one.address} has its reasons, no buttons, and nothing cut`, async ({ page }) => {
      await page.goto(one.address);
      await becomesLive(page);
      await printOn(page);
      for (const { explanation } of questionsOf(one))
        await expect(page.getByText(explanation).first()).toBeVisible();
      if ('checks' in one.words) {
        const { solution, mistakes } = one.words.exercise;
        for (const { why } of mistakes) await expect(page.getByText(why).first()).toBeVisible();
        const first = typeof solution === 'string' ? solution : (solution[0]?.value ?? '');
        await expect(page.getByRole('main').getByText(first, { exact: true }).last()).toBeVisible();
      }
      await expect(page.getByRole('button')).toHaveCount(0);
      expect(await cutParts(page)).toEqual([]);
    });
});

/** How an option is taken, a number typed and a button pressed. */
interface Hand {
  readonly pick: (control: Locator) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
}

const keys: Hand = {
  async pick(control) {
    const page = control.page();
    const group = control.locator('xpath=ancestor::fieldset');
    if ((await control.getAttribute('type')) === 'checkbox') {
      await control.focus();
      await page.keyboard.press('Space');
      return;
    }
    await group.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 10 && !(await control.isChecked()); step += 1)
      await page.keyboard.press('ArrowDown');
  },
  async press(button) {
    await button.focus();
    await button.page().keyboard.press('Enter');
  },
};

const finger: Hand = {
  pick: (control) => control.locator('xpath=ancestor::label').tap(),
  press: (button) => button.tap(),
};

async function answerRightly(part: Locator, question: Question, hand: Hand) {
  if (question.kind === 'numeric') {
    await hand.press(part.getByRole('textbox'));
    await part.getByRole('textbox').fill(question.answerText);
    return;
  }
  if (question.kind === 'ordering') {
    const steps = part.locator('fieldset li');
    for (const [target, { text }] of question.steps.entries())
      while (!(await steps.nth(target).innerText()).startsWith(text))
        await hand.press(part.getByRole('button', { name: `Move up: ${text}`, exact: true }));
    return;
  }
  for (const { text, isCorrect } of choicesOf(question))
    if (isCorrect)
      await hand.pick(
        part.getByRole(question.kind === 'multipleChoice' ? 'checkbox' : 'radio', {
          name: text,
          exact: true,
        }),
      );
}

test.describe('a question, at 360 px', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  for (const { address, question } of oneOfEachKind)
    test(`L20, L21: ${question.kind} by keyboard alone and by touch, in targets of a finger's size`, async ({
      page,
    }) => {
      await openLesson(page, address);
      const part = partOf(page, question);
      for (const hand of [keys, finger]) {
        await expect(checkButton(part)).toBeEnabled();
        await answerRightly(part, question, hand);
        await hand.press(checkButton(part));
        await expect(part.getByRole('status').last()).toContainText('Correct.');
        await expect(checkButton(part)).toBeFocused();
        await hand.press(part.getByRole('button', { name: 'Again' }));
        await expect(part.locator('legend')).toBeFocused();
      }
      const heights = (target: Locator) =>
        target.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
      for (const height of await heights(part.locator('label'))) expect(height).toBeGreaterThanOrEqual(44);
      for (const height of await heights(part.locator('button'))) expect(height).toBeGreaterThanOrEqual(24);
    });
});

/** A question with one answer, its right option and a wrong one. */
const question = lesson.words.checks.find(({ kind }) => kind === 'singleChoice');
if (!question) throw new Error('The first lesson has no question with one answer.');
const optionOf = (isRight: boolean) =>
  choicesOf(question).find(({ isCorrect }) => isCorrect === isRight)?.text ?? '';

const radio = (page: Page, text: string) =>
  partOf(page, question).getByRole('radio', { name: text, exact: true });

for (const [name, media] of [
  ['in the dark', { colorScheme: 'dark' }],
  ['in the light', { colorScheme: 'light' }],
  ['in forced colours', { forcedColors: 'active' }],
] as const)
  test(`L28: a verdict is told by its word and its icon, ${name}`, async ({ page }) => {
    await page.emulateMedia(media);
    await openLesson(page, lesson.address);
    const part = partOf(page, question);
    const icons: string[] = [];
    for (const [isRight, word] of [
      [false, 'Not yet.'],
      [true, 'Correct.'],
    ] as const) {
      await radio(page, optionOf(isRight)).check();
      await checkButton(part).click();
      const verdict = part.getByRole('status').last();
      await expect(verdict).toContainText(word);
      const icon = verdict.locator('svg');
      await expect(icon).toBeVisible();
      const [stroke, ground] = await icon.evaluate((element) => [
        getComputedStyle(element).color,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect(stroke).not.toBe(ground);
      icons.push(await icon.innerHTML());
    }
    expect(icons[0]).not.toBe(icons[1]);
  });

test('L29: an option picked before the scripts have come counts', async ({ page }) => {
  const delivery = deferred<undefined>();
  await page.route(/\.js$/, async (route) => {
    await delivery.promise;
    await route.fallback();
  });
  await page.goto(lesson.address, { waitUntil: 'commit' });
  await radio(page, optionOf(true)).check();
  const part = partOf(page, question);
  await expect(checkButton(part)).toBeDisabled();
  delivery.resolve(undefined);
  await expect(checkButton(part)).toBeEnabled();
  await checkButton(part).click();
  await expect(part.getByRole('status').last()).toContainText('Correct.');
});

test('L24: a quiz begins again in the order that chance gives, with nothing picked', async ({ page }) => {
  const choice = questionsOf(quiz).find(
    (one) => one.kind === 'singleChoice' && !('keepOrder' in one && one.keepOrder),
  );
  if (!choice) throw new Error('The quiz has no question whose options change places.');
  await page.goto(quiz.address);
  await becomesLive(page);
  const handIn = page.getByRole('button', { name: 'Hand in', exact: true });
  const options = page.getByRole('group', { name: choice.prompt }).getByRole('radio');
  const shown = () => options.evaluateAll((radios) => radios.map((one) => (one as HTMLInputElement).value));
  const roundWith = async (chance: number) => {
    await expect(handIn).toBeEnabled();
    await options.first().check();
    await handIn.click();
    await page.getByRole('button', { name: 'Hand in anyway' }).click();
    await expect(page.getByRole('heading', { name: / of \d+$/ })).toBeFocused();
    await page.evaluate((value) => {
      Math.random = () => value;
    }, chance);
    await page.getByRole('button', { name: 'Again' }).click();
    await expect(page.locator('legend').first()).toBeFocused();
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
    return shown();
  };
  const once = await roundWith(0.99);
  expect(await roundWith(0.99)).toEqual(once);
  expect(await roundWith(0)).not.toEqual(once);
});

test('L48: a step to the next lesson is one step, and Back restores the picks', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openLesson(page, lesson.address);
  await radio(page, optionOf(false)).check();
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('navigation', { name: 'Lessons in order' }).locator('[rel=next]').click();
  await expect(page.getByRole('heading', { level: 1, name: nextLesson.words.heading })).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: lesson.words.heading })).toBeAttached();
  await expect(radio(page, optionOf(false))).toBeChecked();
});

const withWayBack = lessons.find(({ words }) => words.exercise.mistakes.some((one) => one.lesson));

for (const size of [PHONE, DESKTOP])
  test(`L48: Back from a lesson that another one refers to leads to the same place with the same picks, ${String(size.width)} px wide`, async ({
    page,
  }) => {
    if (!withWayBack) throw new Error('No exercise refers to another lesson.');
    const { address, words } = withWayBack;
    const choice = words.checks.find(({ kind }) => kind === 'singleChoice');
    if (!choice) throw new Error(`${address} has no question with one answer.`);
    await page.setViewportSize(size);
    await openLesson(page, address);
    const option = page.getByRole('group', { name: choice.prompt }).getByRole('radio').nth(1);
    await option.check();
    const disclosure = page
      .locator('main article details')
      .filter({ has: page.locator('a[href*="/education/"]') });
    await disclosure.first().locator('summary').click();
    const way = disclosure.first().locator('a[href*="/education/"]').first();
    await way.scrollIntoViewIfNeeded();
    const place = async () => Math.round((await way.boundingBox())?.y ?? NaN);
    const before = await place();
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await way.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(option).toBeChecked();
    await expect(way).toBeInViewport();
    await expect.poll(place).toBe(before);
  });
