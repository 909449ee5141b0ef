import { seededState, randomStream, type RandomStream } from '@/domain/numbers/randomStream';

/** Returns a whole number from 0 to `count` − 1. */
export type RandomInt = RandomStream['below'];

export const seededRandomInt = (key: string): RandomInt => randomStream(seededState(key)).below;

export function shuffle<T>(items: readonly T[], below: RandomInt): T[] {
  const rest = [...items];
  const taken: T[] = [];
  while (rest.length > 0) taken.push(...rest.splice(below(rest.length), 1));
  return taken;
}

/** A random permutation other than the given order, if there are at least two items. */
export function shuffleToNewOrder<T>(items: readonly T[], below: RandomInt): T[] {
  const order = shuffle(items, below);
  const isSolved = order.every((item, index) => item === items[index]);
  return isSolved ? [...items.slice(1), ...items.slice(0, 1)] : order;
}
