import { isObject } from '@/domain/merge/same';

/**
 * The canonical JSON text of a value (RFC 8785): keys sorted by UTF-16 code units, no white space. Of numbers only
 * whole ones are the same in every language.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${members.join()}}`;
}
