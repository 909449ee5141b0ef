import { isObject } from './same';

/**
 * Serialises a value as canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no whitespace. Only
 * whole numbers have the same form in every language. Members that are undefined are left out, as in JSON.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${members.join()}}`;
}
