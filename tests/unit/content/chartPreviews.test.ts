import { expect, it } from 'vitest';
import { drawChartPreviews } from '../../support/chartPreviews';

const kept = (name: string) => `../../../src/content/${name}.json`;
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

// After a change to the charts or their market, `npx vitest run chartPreviews -u` draws them again.
it("keeps the practice charts' previews up to date, each at most 300 bytes long", async () => {
  const { first, thumbnails, account } = drawChartPreviews();
  for (const path of thumbnails) expect(path.length, path).toBeLessThanOrEqual(300);
  await expect(json(thumbnails)).toMatchFileSnapshot(kept('chartThumbnails'));
  await expect(json(first)).toMatchFileSnapshot(kept('firstChart'));
  await expect(json(account)).toMatchFileSnapshot(kept('accountStart'));
});
