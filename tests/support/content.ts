/** The content modules by their name: `markets/forex`, `site`, and so on. */
export const contentModules: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map(
  Object.entries(
    import.meta.glob<Readonly<Record<string, unknown>>>('/src/content/**/*.ts', { eager: true }),
  ).map(([file, module]) => [file.replace(/^\/src\/content\/|\.ts$/g, ''), module]),
);

export interface FoundText {
  /** The property it stands under, or that of the list it stands in. */
  readonly key: string;
  readonly text: string;
}

/** Every text anywhere inside a value, but not inside the values left out. */
export function textsIn(value: unknown, leftOut: ReadonlySet<unknown> = new Set(), key = ''): FoundText[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null || leftOut.has(value)) return [];
  return Array.isArray(value)
    ? value.flatMap((item) => textsIn(item, leftOut, key))
    : Object.entries(value).flatMap(([name, inner]) => textsIn(inner, leftOut, name));
}
