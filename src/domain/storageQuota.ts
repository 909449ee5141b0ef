/** Above this many characters, counted over all keys and values, the browser's storage is near full. */
export const NEAR_FULL_CHARACTERS = 4_194_304;

export const isNearlyFull = (characters: number): boolean => characters > NEAR_FULL_CHARACTERS;
