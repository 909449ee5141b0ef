import { joinList } from '@/domain/text/joinList';

export const distanceHint = (count: number, unit: string): string =>
  `A price, or a distance such as ${String(count)} ${unit}s.`;

/** What to ask if a typed distance or number could mean several things. */
export const priceQuestions = {
  unclear: (typed: string, distances: readonly string[]) =>
    `“${typed}” can mean different things here. Do you mean ${joinList(distances, 'or')}?`,
  far: (typed: string, distances: readonly string[], price: string) =>
    `${typed} is far from the price. Do you mean ${joinList([...distances, `the price ${price}`], 'or')}?`,
};
