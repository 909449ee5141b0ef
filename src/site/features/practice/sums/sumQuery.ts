import {
  SUM_FAMILIES,
  SUM_LEVELS,
  sumSlug,
  type Skill,
  type SumFamily,
  type SumLevel,
} from '@/domain/sums/families';
import { codec, param, textParam, valueParam } from '@/runtime/searchParamsCodec';
import { randomHex } from '@/data/randomHex';

/**
 * The seed of the numbers: eight hexadecimal digits, or '' for none. Punctuation after the seed is ignored,
 * because a link copied from a sentence may include it.
 */
const roundParam = textParam('round', (text) => /^([0-9a-f]{8})[\p{P}\s>]*$/u.exec(text)?.[1] ?? '');
const newSeed = () => randomHex().slice(0, 8);

export const sumQuery = codec({
  family: param<SumFamily | null>(
    'sum',
    ([slug]) => SUM_FAMILIES.find((family) => sumSlug(family) === slug) ?? null,
    (family) => (family === null ? [] : [sumSlug(family)]),
  ),
  level: valueParam<SumLevel>('level', (text) => SUM_LEVELS.find((level) => String(level) === text), 1),
  round: roundParam,
});

/** Whether a URL without a round was meant to lead to one; `?sum=margin` alone isn't. */
export const hasRoundParams = (query: URLSearchParams): boolean =>
  [...query.keys()].some((key) => /(?:level|round)$/.test(key));

export const INCOMPLETE_LINK_MESSAGE =
  'This link is incomplete, so its numbers are lost. Ask for the complete link, or start here.';

export const newRound = (skill: Skill) => ({ ...skill, round: newSeed() });

export const tradeQuery = codec({ round: roundParam });

export const newTrade = () => ({ round: newSeed() });
