import { builtInSeeds } from './builtInSeeds';
import { createCatalogue } from './catalogue';
import { browserEnvironment, latestSeeds } from './browserEnvironment';

// The dashboard compares the lists with what was published, from its first moment on.
latestSeeds.prime(builtInSeeds);

/** The catalogue in this browser's storage; nothing is touched before it is first used. */
export const browserCatalogue = createCatalogue(browserEnvironment, latestSeeds);
