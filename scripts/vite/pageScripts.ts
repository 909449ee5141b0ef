import type { Rolldown } from 'vite';

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** The files a page needs beside those that every page does. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
}

/** A module as the route table writes it, as the beginning of its file name. */
const fileOf = (name: string) => name.replace(/^@\//, '/src/').replace(/^\.\//, '/src/app/');

/**
 * What stands behind the lazy imports of a page: their chunks and all that these import, each file once.
 * @param names modules as the route table writes them
 * @throws Error for a module that is in no chunk
 */
export function filesBehind(names: Iterable<string>, output: Output): PageFiles {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const visit = (fileName: string, found: Set<string>) => {
    const chunk = chunks.get(fileName);
    if (!chunk || found.has(fileName)) return;
    found.add(fileName);
    for (const imported of chunk.imports) visit(imported, found);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  };
  const everywhere = new Set<string>();
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName, everywhere);
  for (const name of names) {
    const file = new RegExp(`${fileOf(name)}\\.tsx?$`);
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => file.test(id)));
    if (!chunk) throw new Error(`The route table imports ${name}, and no script holds it.`);
    visit(chunk.fileName, scripts);
  }
  return { scripts: [...scripts].filter((script) => !everywhere.has(script)), sheets: [...sheets] };
}
