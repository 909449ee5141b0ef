import seedFile from './catalogue.json';
import { seedsOf } from './seed';

/** The catalogue that the site was built with. */
export const builtInSeeds = seedsOf(seedFile, true);
