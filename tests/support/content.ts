import type { PageWords, Section } from '@/content/page';
import { plainText, type RichText } from '@/content/richText';

/** Content modules by name, such as `markets/forex` or `site`. */
export const contentModules: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map(
  Object.entries(
    import.meta.glob<Readonly<Record<string, unknown>>>('/src/content/**/*.ts', { eager: true }),
  ).map(([file, module]) => [file.replace(/^\/src\/content\/|\.ts$/g, ''), module]),
);

interface FoundText {
  /** The property that contains the text, or the list that it is in. */
  readonly key: string;
  readonly text: string;
}

/** Every string inside a value, except inside the values in `leftOut`. */
export function stringsIn(value: unknown, leftOut: ReadonlySet<unknown> = new Set(), key = ''): FoundText[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null || leftOut.has(value)) return [];
  return Array.isArray(value)
    ? value.flatMap((item) => stringsIn(item, leftOut, key))
    : Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, leftOut, name));
}

/** Whether a value is one sentence with links or terms, rather than a list of sentences. */
const isRich = (value: unknown): value is Exclude<RichText, string> =>
  Array.isArray(value) &&
  value.some((part) => typeof part === 'string') &&
  value.some((part) => typeof part === 'object' && !Array.isArray(part));

const linesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (isRich(value)) return [plainText(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesIn) : [];
};

/** Every string inside a value, one per line. */
export const wordsOf = (value: unknown): string => linesIn(value).join('\n');

interface WithSections {
  readonly sections: readonly Section[];
}

export const sectionsOf = <K extends Section['kind']>(page: WithSections, kind: K) =>
  page.sections.filter((section): section is Extract<Section, { kind: K }> => section.kind === kind);

/** The figures of each worked example, in page order. */
export const sumsOf = (page: WithSections): string[][] =>
  sectionsOf(page, 'workedExample').map(({ lines }) => lines.map(({ value }) => value));

const isPage = (value: unknown): value is PageWords & Partial<WithSections> =>
  typeof value === 'object' && value !== null && 'title' in value && 'lead' in value;

/** Page content by module name. */
export const pageWords: ReadonlyMap<string, PageWords & Partial<WithSections>> = new Map(
  [...contentModules].flatMap(([name, module]) =>
    isPage(module.page) ? [[name, module.page] as const] : [],
  ),
);
