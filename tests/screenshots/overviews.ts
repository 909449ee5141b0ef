import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');

/** Screenshots of the previous run. */
export const BEFORE = path.join(FOLDER, 'before');

const picturesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.png'))
        .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    : [];

const picture = (file: string) =>
  `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy" width="300"></a>`;

/** Writes a page that compares screenshots with the previous run, changed ones first. */
function writeComparison(files: readonly string[]) {
  const before = new Set(picturesIn(BEFORE));
  const bytes = (file: string) => readFileSync(path.join(FOLDER, file));
  const taken = files.filter((file) => before.has(file));
  const changed = taken.filter((file) => !bytes(file).equals(bytes(`before/${file}`)));
  const same = taken.filter((file) => !changed.includes(file));
  const other = files.filter((file) => !before.has(file));
  const pair = (file: string) => `<h3>${file}</h3><p>${picture(`before/${file}`)}\n${picture(file)}</p>`;
  const title = 'Screenshots before and after';
  const style = 'body{font:16px sans-serif}p{display:flex;gap:16px;align-items:start}';
  const body = [
    `<h2>${String(changed.length)} differ</h2>`,
    ...changed.map(pair),
    `<h2>${String(same.length)} are the same to the byte</h2>`,
    ...same.map((file) => `<details><summary>${file}</summary>${pair(file)}</details>`),
    `<h2>${String(other.length)} are new, or not of this run</h2>`,
    ...other.map((file) => `<h3>${file}</h3><p>${picture(file)}</p>`),
  ];
  writeFileSync(
    path.join(FOLDER, 'compare.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>\n${body.join('\n')}</html>\n`,
  );
}

/** Deletes old screenshots before the run, and writes the page that compares them after it. */
export default function aroundTheRun() {
  rmSync(BEFORE, { recursive: true, force: true });
  return () => {
    const files = picturesIn(FOLDER);
    if (files.length > 0) writeComparison(files);
  };
}
