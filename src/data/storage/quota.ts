/** The storage limit of a site: keys and values together, in UTF-16 code units. */
export const MAX_STORED_CHARACTERS = 5 * 1024 * 1024;

/** Above this many characters the storage counts as nearly full. */
export const NEAR_FULL_CHARACTERS = 4_194_304;

export const isNearlyFull = (characters: number): boolean => characters > NEAR_FULL_CHARACTERS;
