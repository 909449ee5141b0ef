import { structuralViolationsOf } from './axe.ts';
import { expectAllShown, NARROW } from './layout.ts';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

test('a round of sums fits a small phone and is done by keyboard alone', async ({ page }) => {
  await page.goto('/practice/sums?sum=margin-level&round=00000001');
  await becomesLive(page);
  const field = page.getByRole('textbox', { name: 'Free margin, in dollars' });
  const answer = async (typed: string) => {
    await field.fill(typed);
    await field.press('Tab');
    await page.keyboard.press('Space');
    await field.press('Enter');
  };
  await answer('7200');
  await expect(page.getByText('The open result counts too')).toBeVisible();
  expect(await structuralViolationsOf(page)).toEqual([]);
  await expectAllShown(page, 'a wrong answer');
  for (const typed of ['6800', '2400', '100']) {
    await answer(typed);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Passed. Due again tomorrow.')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Margin level: free margin' })).toBeInViewport();
  expect(await structuralViolationsOf(page)).toEqual([]);
  await expectAllShown(page, 'the result');
  await page.reload();
  await page.getByRole('link', { name: 'All sums' }).click();
  await expect(page.getByText('Nothing is due until tomorrow.')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Level 1: Free margin started, due tomorrow' }),
  ).toBeVisible();
});
