import seedFile from './catalogue.json';
import { seedsOf } from './seed';

export const builtInSeeds = seedsOf(seedFile, true);
