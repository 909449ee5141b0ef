/*
 * What the specification names that only a real browser can show: hours in the time zone of a visitor. An owner who
 * replaces the pages and records that the site comes with deletes this file together with tests/unit/specified.
 */
import { expect, test } from './test.ts';

test.describe(() => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('shows hours and webinars in GMT and local time', async ({ page }) => {
    // In winter: London's clock is an hour ahead of Greenwich in summer.
    await page.clock.setFixedTime('2026-01-14T12:00:00Z');
    await page.goto('/markets/forex');
    await expect(page.getByRole('row', { name: 'London 08:00-17:00 17:00-02:00' })).toBeVisible();
    await page.goto('/services/webinar');
    await expect(page.getByText('30 October 2025, 15:00 GMT')).toBeVisible();
    await expect(page.getByText(/Your time: Friday,? 31 October at 00:00/)).toBeVisible();
  });
});
