import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');

/** Puts all pictures on one page, a row for each state and a column for each width. */
export default function writeIndex() {
  if (!existsSync(FOLDER)) return;
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.png'));
  const states = [...new Set(files.map((file) => file.replace(/-\d+\.png$/, '')))].toSorted();
  const rows = states.map((state) => {
    const pictures = files
      .filter((file) => file.replace(/-\d+\.png$/, '') === state)
      .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy" width="300"></a>`);
    return `<h2>${state}</h2><p>${pictures.join('\n')}</p>`;
  });
  writeFileSync(
    path.join(FOLDER, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>body{font:16px sans-serif}p{display:flex;gap:16px;align-items:start}</style><h1>Screenshots</h1>${rows.join('\n')}</html>\n`,
  );
}
