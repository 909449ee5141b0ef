import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';

export interface Sheet {
  /** Relative to the build folder. */
  readonly file: string;
  readonly text: string;
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

const classesIn = ({ text }: Sheet): string[] => [...text.matchAll(CLASS)].map(([, name = '']) => name);

/** Reads every style sheet in an app's manifest. */
export async function readSheets(out: string, manifest: Manifest): Promise<readonly Sheet[]> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return Promise.all(
    [...files].map(async (file) => ({ file, text: (await readFile(path.join(out, file), 'utf8')).trim() })),
  );
}

/**
 * Returns the style sheets that a page needs: first those of its scripts, in order, then those of lazy
 * islands already in its HTML.
 */
export function sheetsOf(body: string, asked: readonly string[], sheets: readonly Sheet[]): readonly Sheet[] {
  const drawn = new Set(
    [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  return [
    ...asked.flatMap((file) => sheets.filter((sheet) => sheet.file === file)),
    ...sheets.filter(
      (sheet) => !asked.includes(sheet.file) && classesIn(sheet).some((name) => drawn.has(name)),
    ),
  ];
}
