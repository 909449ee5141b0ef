import { statSync, writeFileSync } from 'node:fs';
import { expect, test } from './test.ts';

const ROWS = 3000;
const PADDING = ' '.repeat(260);

/** A MetaTrader 4 statement with `ROWS` trades, alternately won and lost. */
function longStatement(): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const cells = (values: readonly string[]) => values.map((value) => `<td class=mspt>${value}</td>`).join('');
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const day = `20${two(10 + Math.floor(index / 336))}.${two(1 + (Math.floor(index / 28) % 12))}.${two(1 + (index % 28))}`;
    const isWon = index % 2 === 0;
    return `<tr align=right>${cells([
      ...[
        String(6_000_000 + index),
        `${day} 08:00:00`,
        'buy',
        '0.10',
        'eurusd',
        '1.10000',
        '1.09800',
        '0.00000',
      ],
      ...[
        `${day} 09:00:00`,
        isWon ? '1.10200' : '1.09800',
        '0.00',
        '0.00',
        '0.00',
        isWon ? '20.00' : '-20.00',
      ],
    ])}</tr>${PADDING}`;
  });
  return `<html><head><title>Statement: 1000009 - Sample Person</title></head><body><table>
<tr><td colspan=2><b>Account: 1000009</b></td><td colspan=5><b>Name: Sample Person</b></td><td><b>Currency: USD</b></td></tr>
<tr><td colspan=14><b>Closed Transactions:</b></td></tr>
${rows.join('\n')}
<tr><td colspan=12><b>Closed P/L:</b></td><td colspan=2><b>0.00</b></td></tr>
<tr><td colspan=14><b>Summary:</b></td></tr>
<tr><td><b>Deposit/Withdrawal:</b></td><td>0.00</td><td><b>Credit Facility:</b></td><td>0.00</td></tr>
<tr><td><b>Closed Trade P/L:</b></td><td>0.00</td><td><b>Balance:</b></td><td>0.00</td></tr>
</table></body></html>`;
}

const MAX_TASK_MS = 50;
const MAX_IMPORT_MS = 3000;

test('reads 3,000 trades without blocking the page or sending anything', async ({ page }, info) => {
  // A path, because Playwright would decode a buffer in the page.
  const file = info.outputPath('Statement.htm');
  writeFileSync(file, longStatement());
  expect(statSync(file).size).toBeGreaterThan(1_500_000);
  // A busy machine prolongs tasks now and then, but a page that blocks has long tasks every time.
  await expect(async () => {
    await page.goto('/journal');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const field = page.getByLabel('Choose a statement');
    await expect(field).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
      }).observe({ type: 'longtask' });
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));

    const start = performance.now();
    await field.setInputFiles(file);
    const keep = page.locator('form button[type=submit]');
    await keep.waitFor();
    const duration = performance.now() - start;
    await keep.click();
    await page.locator('#figures').waitFor();
    const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);

    expect(tasks.filter((task) => task > MAX_TASK_MS)).toEqual([]);
    expect(duration).toBeLessThan(MAX_IMPORT_MS);
    expect(requests.filter((request) => !/^GET \/assets\/[\w.-]+\.(?:js|css)$/.test(request))).toEqual([]);
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText('Net result of 3,000 trades')).toBeVisible();
  await expect(page.getByText('3,000 trades, page 1 of 120')).toBeVisible();
});
