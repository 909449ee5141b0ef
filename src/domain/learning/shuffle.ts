/** Returns a number from 0 up to but not including 1. */
export type Random = () => number;

export function seededRandom(text: string): Random {
  let state = 2_166_136_261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const taken: T[] = [];
  while (rest.length > 0) taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return taken;
}

/** A random permutation other than the given order, if there are at least two items. */
export function shuffleToNewOrder<T>(items: readonly T[], random: Random): T[] {
  const order = shuffle(items, random);
  const isSolved = order.every((item, index) => item === items[index]);
  return isSolved ? [...items.slice(1), ...items.slice(0, 1)] : order;
}
