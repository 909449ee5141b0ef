import { expect, it } from 'vitest';
import { drawChartPreviews } from '../../support/chartPreviews';

const kept = (name: string) => `../../../src/content/${name}.json`;
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

// After a change of the charts or of their market, `npx vitest run chartPreviews -u` draws them again.
it('keeps the previews of the practice charts up to date, in 300 bytes at most', async () => {
  const { first, thumbnails } = drawChartPreviews();
  for (const path of thumbnails) expect(path.length, path).toBeLessThanOrEqual(300);
  await expect(json(thumbnails)).toMatchFileSnapshot(kept('chartThumbnails'));
  await expect(json(first)).toMatchFileSnapshot(kept('firstChart'));
});
