import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtPages, measure, overBudget } from '../../../scripts/budgets.mjs';
import { temporaryFolder } from '../../support/temporaryFolder';

/** Bytes that no compression makes fewer. */
const kilobytes = (count: number) => randomBytes(count * 1000);

/** A built folder with these files. */
function built(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

const PAGE = `<!doctype html><style>@font-face{src:url(/assets/text.woff2)}</style>
<script async type="module" src="/assets/main.js"></script><link rel="modulepreload" href="/assets/page.js">
<link rel="modulepreload" href="/assets/page.js">`;

const FILES = {
  'index.html': PAGE,
  'tools/margin/index.html': PAGE,
  'admin/index.html': '<script src="/assets/late.js"></script>',
  'assets/main.js': kilobytes(60),
  'assets/page.js': kilobytes(45),
  'assets/late.js': kilobytes(500),
  'assets/text.woff2': kilobytes(20),
};

const scriptsOf = (folder: string) =>
  measure(builtPages(folder)).filter(({ what }) => what === 'scripts, kB');

it('weighs the scripts of each public page', () => {
  const results = scriptsOf(built(FILES));
  expect(results.map(({ address, limit }) => [address, limit])).toEqual([
    ['/', 120],
    ['/tools/margin', 132],
  ]);
  for (const { figure } of results) {
    expect(figure).toBeGreaterThanOrEqual(105);
    expect(figure).toBeLessThan(106);
  }
});

it('lists pages over their ceiling', () => {
  const html = (count: number) => `<main>${kilobytes(count).toString('base64')}`;
  const pages = builtPages(built({ 'about/index.html': html(15), 'contact/index.html': html(17) }));
  expect(overBudget(pages)).toEqual(
    measure(pages.filter(({ address }) => address === '/contact')).slice(0, 1),
  );
});
