import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';

/** A style sheet of the build. */
export interface Sheet {
  /** From the root of the build. */
  readonly file: string;
  readonly text: string;
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

const classesIn = ({ text }: Sheet): string[] => [...text.matchAll(CLASS)].map(([, name = '']) => name);

/** Every style sheet of an app, without those of the admin area that are beside them. */
export async function readSheets(out: string, manifest: Manifest): Promise<readonly Sheet[]> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return Promise.all(
    [...files].map(async (file) => ({ file, text: (await readFile(path.join(out, file), 'utf8')).trim() })),
  );
}

/**
 * The sheets that a page is drawn with: first those its scripts ask for, in their order, then those of the parts that
 * come later and are in its HTML already.
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
