import seedFile from './catalogue.json';
import { seedsOf } from './seeds';

export const builtInSeeds = seedsOf(seedFile, true);
