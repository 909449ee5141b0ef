import { DATE_LOCALE } from '@/domain/text/locale';

const choices = new Intl.ListFormat(DATE_LOCALE, { type: 'disjunction' });

export const distanceHint = (count: number, unit: string): string =>
  `A price, or a distance such as ${String(count)} ${unit}s.`;

/** What to ask if a typed distance or number could mean several things. */
export const priceQuestions = {
  unclear: (typed: string, distances: readonly string[]) =>
    `“${typed}” can mean different things here. Do you mean ${choices.format(distances)}?`,
  far: (typed: string, distances: readonly string[], price: string) =>
    `${typed} is far from the price. Do you mean ${choices.format([...distances, `the price ${price}`])}?`,
};
