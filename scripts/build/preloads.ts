import type { Manifest } from 'vite';

/** The built files that a page loads, from the root of the build. */
export interface PageFiles {
  /** The script that starts the app. */
  readonly entry: string;
  /** What the entry and the page's own modules import, each file once. */
  readonly preloads: readonly string[];
  readonly sheets: readonly string[];
}

/**
 * The built files of an app's entry and a page's source files, and of all that these import.
 * @param entry the source file that starts the app, from the root of the project
 * @param sources the source files that the page is made of
 * @throws Error for a source file that no chunk begins with
 */
export function filesOf(entry: string, sources: readonly string[], manifest: Manifest): PageFiles {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`No script of the build begins with ${key}.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
  };
  for (const source of [entry, ...sources]) visit(source);
  const [first = '', ...preloads] = scripts;
  return { entry: first, preloads, sheets: [...sheets] };
}
