import type { Manifest } from 'vite';

/** The built files that a page loads, relative to the build folder. */
export interface PageFiles {
  /** The script that starts the app. */
  readonly entry: string;
  /** Static imports of the entry and the page's modules, without duplicates. */
  readonly preloads: readonly string[];
  readonly sheets: readonly string[];
}

/**
 * Returns the built files of an entry and a page's source files, with all their imports.
 * @param entry source file that starts the app, relative to the project root
 * @param sources source files of the page
 * @throws Error for a source file without a chunk
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
