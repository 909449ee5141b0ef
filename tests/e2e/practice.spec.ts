import { structuralViolationsOf } from './axe.ts';
import { expectAllShown, NARROW } from './layout.ts';
import { DESKTOP, PHONE } from './screens.ts';
import { becomesLive, openWithoutScripts } from './support.ts';
import { expect, test } from './test.ts';

test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

test('fits sums on a small phone and works with the keyboard alone', async ({ page }) => {
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

test('draws chart candles in their final positions before scripts run', async ({ page }) => {
  for (const size of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
    await page.setViewportSize(size);
    const release = await openWithoutScripts(page, '/practice/charts/1');
    const charts = page.getByRole('img', { name: /candles of the bid/ }).filter({ visible: true });
    const edges = () =>
      charts.locator('rect').evaluateAll((candles) =>
        candles.map((candle) => {
          const { left, right, top, bottom } = candle.getBoundingClientRect();
          return [left, right, top, bottom];
        }),
      );
    const drawn = await edges();
    release();
    await expect(page.getByRole('slider', { name: 'Candle', exact: true })).toBeVisible();
    const live = await edges();
    expect(live).toHaveLength(drawn.length);
    for (const [index, candle] of live.entries())
      for (const [side, at] of candle.entries())
        expect(Math.abs(at - (drawn[index]?.[side] ?? NaN)), `candle ${String(index)}`).toBeLessThan(1.5);
  }
});

test('plays a chart on a phone by keyboard and compares all results', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/practice/charts/1');
  const reader = page.getByRole('slider', { name: 'Candle', exact: true });
  await reader.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(reader).toHaveAttribute('aria-valuetext', /Open 1\.\d{5}, high 1\.\d{5}/);
  expect(await structuralViolationsOf(page)).toEqual([]);
  await page.getByRole('slider', { name: 'Look back' }).press('ArrowLeft');
  await expect(page.getByText('Looking back 4 hours: orders apply to the present')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('At the present moment', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('1');
  await expect(page.getByRole('slider', { name: 'Candle of the second chart' })).toBeVisible();
  expect(await structuralViolationsOf(page)).toEqual([]);
  await reader.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Buy at 1.14614' })).toBeChecked();
  const stop = page.getByRole('slider', { name: 'Stop' });
  await page.getByRole('combobox', { name: 'Your reason' }).press('A');
  await stop.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('textbox', { name: 'Stop' })).toHaveValue('1.14088');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Stop' })).toHaveValue('1.14188');
  await expectAllShown(page, 'a plan');
  // Otherwise the header would cover part of the breadcrumbs.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await structuralViolationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Buy and play on' }).press('Enter');
  const next = page.getByRole('button', { name: 'Next candle' });
  await expect(page.getByRole('button', { name: 'Play what followed' })).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Candle 1 of 40/)).toBeInViewport();
  const candles = page.getByRole('img', { name: /candles of the bid/ }).first();
  await expect(candles).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /R You stayed out|R At / })).toBeInViewport();
  await expect(candles).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('row', { name: 'A buyer 1.13878 1.16086 target 2.01' })).toBeVisible();
  await expectAllShown(page, 'the result');
  expect(await structuralViolationsOf(page)).toEqual([]);
});

test('drags a level by its handle and lets touch scroll and zoom elsewhere', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/practice/charts/1');
  await page.getByRole('radio', { name: 'Sell at 1.14604' }).check();
  const handle = page.getByRole('slider', { name: 'Stop' });
  await handle.hover();
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not drawn.');
  expect(box.width).toBeGreaterThanOrEqual(44);
  expect(box.height).toBeGreaterThanOrEqual(28);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 10);
  await page.mouse.up();
  await expect(page.getByRole('textbox', { name: 'Stop' })).not.toHaveValue('1.15030');
  await expect(handle).toHaveCSS('touch-action', 'none');
  await expect(page.getByRole('img', { name: /candles of the bid/ })).toHaveCSS(
    'touch-action',
    'pan-y pinch-zoom',
  );
});
