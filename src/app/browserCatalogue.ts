import { builtInSeeds } from '@/data/catalogue/builtInSeeds';
import { createCatalogue } from '@/data/catalogue/catalogue';
import { browserEnvironment, latestSeeds } from './browserEnvironment';

// The dashboard compares the lists with what was published, from its first moment on.
latestSeeds.learn(builtInSeeds);

/** The catalogue in this browser's storage; nothing is touched before it is first used. */
export const browserCatalogue = createCatalogue(browserEnvironment, latestSeeds);
