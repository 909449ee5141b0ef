/** Pseudo-random whole numbers seeded with a string, the same on every engine. */
export interface RandomStream {
  /** A whole number from 0 to 2^32 − 1. */
  readonly next: () => number;
  /** A uniformly distributed whole number from 0 to `count` − 1. */
  readonly below: (count: number) => number;
  /** A whole number between −1530 and 1530, approximately normal with mean 0 and standard deviation 255.998. */
  readonly normal: () => number;
}

type State = [number, number, number, number];

const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;
const GOLDEN_RATIO = 0x9e_37_79_b9;
const WORD_RANGE = 2 ** 32;
const MEAN_OF_TWELVE_BYTES = 1530;

/** The finaliser of MurmurHash3. */
function mixBits(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2_b2_ae_35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** FNV-1a of an ASCII string, with a different offset for each word of the state. */
function wordOf(key: string, index: number): number {
  let hash = FNV_OFFSET ^ Math.imul(index, GOLDEN_RATIO);
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  return mixBits(hash);
}

/** The state for an ASCII string; never all zeros. */
export function seededState(key: string): State {
  const state: State = [wordOf(key, 0), wordOf(key, 1), wordOf(key, 2), wordOf(key, 3)];
  return state.every((word) => word === 0) ? [1, 0, 0, 0] : state;
}

const rotateLeft = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/**
 * xoshiro128**, by David Blackman and Sebastiano Vigna (public domain). Never change it, because shared sums
 * and stored accounts must give the same numbers for years; a different algorithm needs a different key.
 */
export function randomStream(seeded: Readonly<State>): RandomStream {
  // A typed array, because engines store most 32-bit words in plain arrays as objects, and prices need millions
  // of them.
  const state = Int32Array.from(seeded);
  const draw = (): number => {
    const second = state[1] ?? 0;
    const third = (state[2] ?? 0) ^ (state[0] ?? 0);
    const fourth = (state[3] ?? 0) ^ second;
    state[0] = (state[0] ?? 0) ^ fourth;
    state[1] = second ^ third;
    state[2] = third ^ (second << 9);
    state[3] = rotateLeft(fourth, 11);
    return Math.imul(rotateLeft(Math.imul(second, 5), 7), 9);
  };
  const next = () => draw() >>> 0;
  return {
    next,
    below(count) {
      const limit = WORD_RANGE - (WORD_RANGE % count);
      let drawn = next();
      while (drawn >= limit) drawn = next();
      return drawn % count;
    },
    normal() {
      let total = 0;
      for (let drawn = 0; drawn < 3; drawn += 1) {
        const word = draw();
        total += (word & 255) + ((word >>> 8) & 255) + ((word >>> 16) & 255) + (word >>> 24);
      }
      return total - MEAN_OF_TWELVE_BYTES;
    },
  };
}
