/** As much as a browser stores for one site: keys and values together, in UTF-16 units. */
export const MAX_STORED_CHARACTERS = 5 * 1024 * 1024;

/** Above this many characters, counted over all keys and values, the browser's storage is near full. */
export const NEAR_FULL_CHARACTERS = 4_194_304;

export const isNearlyFull = (characters: number): boolean => characters > NEAR_FULL_CHARACTERS;
