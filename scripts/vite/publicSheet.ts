import type { Plugin, Rolldown } from 'vite';

/** The name of the one sheet in the built folder, before it is put into the pages. */
export const PUBLIC_SHEET = 'assets/public.css';

/** What only administrators open: its styles come by links of their own. */
const isAdminModule = (id: string) => /\/src\/(?:app\/(?:Admin|Guarded)Root|pages\/admin\/)/.test(id);

type Bundle = Rolldown.OutputBundle;

/** The sheets of every chunk that a public page can reach, each after those of the chunks it imports. */
function publicSheets(bundle: Bundle): Set<string> {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (seen.has(fileName) || chunk?.type !== 'chunk') return;
    if (chunk.facadeModuleId !== null && isAdminModule(chunk.facadeModuleId)) return;
    seen.add(fileName);
    chunk.imports.forEach(visit);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
    chunk.dynamicImports.forEach(visit);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName);
  return sheets;
}

/**
 * Joins the styles of all public pages into one sheet. It is put into every page's HTML, so it must be the same
 * everywhere: a later page brings no styles of its own, and one hash in the security policy allows it.
 */
export function publicSheet(): Plugin {
  return {
    name: 'public-sheet',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Before Vite writes down which sheets a chunk loads.
      order: 'pre',
      handler(_options, bundle) {
        const sheets = publicSheets(bundle);
        let source = '';
        for (const name of sheets) {
          const sheet = bundle[name];
          if (sheet?.type !== 'asset') throw new Error(`There is no style sheet ${name}.`);
          source += String(sheet.source).trim();
          Reflect.deleteProperty(bundle, name);
        }
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') for (const name of sheets) chunk.viteMetadata?.importedCss.delete(name);
        this.emitFile({ type: 'asset', fileName: PUBLIC_SHEET, source });
      },
    },
  };
}
