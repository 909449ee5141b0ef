/*
 * Specified behaviour that needs a real browser: times in the visitor's time zone. Owners who replace the
 * sample content should delete this file and tests/unit/specified.
 */
import { expect, test } from './test.ts';

test.describe(() => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('shows hours and webinars in GMT and local time', async ({ page }) => {
    // Winter, because London is an hour ahead of GMT in summer.
    await page.clock.setFixedTime('2026-01-14T12:00:00Z');
    await page.goto('/markets/forex');
    await expect(page.getByRole('row', { name: 'London 08:00-17:00 17:00-02:00' })).toBeVisible();
    await page.goto('/services/webinar');
    await expect(page.getByText('30 October 2025, 15:00 GMT')).toBeVisible();
    await expect(page.getByText(/Your time: Friday,? 31 October at 00:00/)).toBeVisible();
  });
});
