import { becomesLive, headCounts } from './support.ts';
import { expect, test } from './test.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('navigates without loading a new document and restores the scroll position', async ({ page, noise }) => {
  await page.goto('/services/webinar');
  await becomesLive(page);
  // The list is hydrated once it shows local times.
  await expect(page.getByText(/^Your time:/).last()).toBeVisible();
  // A new document would lose this attribute.
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  const title = await page.title();
  const next = page.getByRole('link', { name: 'Read it as a lesson' }).last();
  await next.click();
  await expect(page).toHaveURL(/\/education\/beginner\/.+/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(/webinar/i);
  await expect(heading).toBeFocused();
  await expect(page).not.toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(heading).toHaveText(/webinar/i);
  await expect(page).toHaveTitle(title);
  await expect(next).toBeInViewport();
  expect(await headCounts(page)).toEqual([1, 1, 1, 1]);

  await test.step('restores a scroll position reached in the same frame as the click', async () => {
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expect(next).not.toBeInViewport();
    await next.evaluate((link: HTMLElement) => {
      link.scrollIntoView({ behavior: 'instant', block: 'center' });
      link.click();
    });
    await expect(heading).not.toHaveText(/webinar/i);
    await page.goBack();
    await expect(heading).toHaveText(/webinar/i);
    await expect(next).toBeInViewport();
  });

  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
  expect(noise.messages).toEqual([]);
});

test('opens menus but does not submit the login form before scripts run', async ({ page, noise }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const forex = navigation.getByRole('link', { name: 'Forex' });
  await expect(forex).toBeHidden();
  await navigation.locator('summary', { hasText: 'Markets pages' }).press('Enter');
  await expect(forex).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(navigation).toBeHidden();
  await page
    .getByRole('banner')
    .locator('summary', { hasText: /^Menu$/ })
    .click();
  await navigation.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();

  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('typed early');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled();
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/admin/login');
  const refused = noise.messages.splice(0);
  expect(refused.filter((message) => !message.includes('net::ERR_FAILED'))).toEqual([]);
  expect(refused).not.toEqual([]);
});
