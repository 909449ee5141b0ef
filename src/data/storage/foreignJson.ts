import { parseJson } from './json';

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));

/**
 * Parses JSON of unknown origin, as {@link parseJson} does, up to a number of levels.
 * @throws SyntaxError for what is not JSON, RangeError for JSON that is nested deeper
 */
export function parseForeignJson(text: string, levels: number): unknown {
  // Looked at before it is walked to the bottom, which a hostile text may have none of.
  if (isDeeperThan(levels, JSON.parse(text))) throw new RangeError('The JSON is nested too deeply.');
  return parseJson(text);
}
