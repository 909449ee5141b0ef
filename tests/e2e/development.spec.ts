import { readdirSync } from 'node:fs';
import { SOURCES } from './servers.ts';
import { answerNext, rowOf, signIn, startAddingBroker, storedNames } from './support.ts';
import { expect, test } from './test.ts';

// The site as `npm run dev` serves it: unbundled, with effects run twice by StrictMode.
test.use({ baseURL: SOURCES });

test('adds a broker and asks only once about unsaved input on the development server', async ({ page }) => {
  await page.goto('/admin');
  await signIn(page);
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: 'IB Partners' }).click();
  const form = await startAddingBroker(page, 'Added in development');
  await form.getByRole('button', { name: 'Add Broker' }).click();
  await expect(form).toBeHidden();
  await expect(rowOf(page, 'Added in development')).toBeVisible();
  expect(await storedNames(page, 'upm_brokers')).toContain('Added in development');

  await startAddingBroker(page, 'Kept in development');
  let questions = 0;
  page.on('dialog', () => (questions += 1));
  const kept = answerNext(page, false);
  await page.goBack();
  await kept;
  await expect(page).toHaveURL('/admin?tab=brokers');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/admin');
  expect(questions).toBe(1);
});

test('shows every component of src/ui at /dev in both themes', async ({ page }) => {
  await page.goto('/dev');
  const drawn = readdirSync('src/ui').flatMap((file) => /^([A-Z]\w+)\.tsx$/.exec(file)?.[1] ?? []);
  const parts = [
    'BrandMark',
    'Choice',
    'DocumentHead',
    'ErrorBoundary',
    'FieldGrid',
    'Icon',
    'Prerendered',
    'Scroller',
    'VisuallyHidden',
  ];
  for (const name of drawn.filter((one) => !parts.includes(one)))
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toHaveCount(2);
});
