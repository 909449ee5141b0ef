import { namesInTable, openTab, rowOf, SESSION, storedBroker, storing } from './support.ts';
import { expect, test } from './test.ts';

test.describe(() => {
  const brokers = Array.from({ length: 20 }, (_, index) =>
    storedBroker(String(index + 1), { name: `Broker ${String(index + 1)}` }),
  );
  test.use({ storageState: storing({ ...SESSION, upm_brokers: JSON.stringify(brokers) }) });

  test('explains on a phone why a row further down the list was not changed', async ({ page, noise }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTab(page, 'brokers');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: 'Deactivate Broker 20' }).click();
    const notice = page.getByRole('status').filter({ hasText: "“Broker 20” wasn't deactivated" });
    await expect(notice).toBeInViewport({ ratio: 1 });
    const isUncovered = await notice.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 4, top + height / 2));
    });
    expect(isUncovered).toBe(true);
    noise.messages.splice(0);
  });
});

test.describe(() => {
  const names = Array.from({ length: 45 }, (_, index) => `Platform ${String(index + 1)}`);
  const platforms = names.map((name, index) => ({
    ...storedBroker(String(index + 1), { name }),
    sortOrder: index + 1,
  }));
  test.use({ storageState: storing({ ...SESSION, upm_platforms: JSON.stringify(platforms) }) });

  test('scrolls the page while a row is dragged', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await openTab(page, 'platforms');
    const handle = page.getByRole('row', { name: /Platform 1\b/ }).getByTitle('Drag to reorder');
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(640, 590, { steps: 4 });
    await expect(rowOf(page, 'Platform 20')).toBeInViewport();
    await page.mouse.move(640, 300);
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(300);
    await page.mouse.move(640, 4, { steps: 2 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await namesInTable(page)).toEqual(names.slice(0, 20));

    await handle.hover();
    const target = await page.getByRole('row', { name: /Platform 3\b/ }).boundingBox();
    await page.mouse.down();
    await page.mouse.move(300, (target?.y ?? 0) + (target?.height ?? 0) - 4, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByRole('status')).toHaveText('Platform 1 moved to position 3 of 45.');
    const moved = ['Platform 2', 'Platform 3', 'Platform 1'];
    await expect.poll(async () => (await namesInTable(page)).slice(0, 3)).toEqual(moved);
  });
});
