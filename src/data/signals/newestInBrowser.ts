import { fetchPublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { browserEnvironment } from '@/data/storage/environment';
import { builtInRecord } from './builtInRecord';
import { readNewestRecord } from './newestRecord';

/** What this browser knows of the record beyond the one the page was built with. Never rejects. */
export const newestInBrowser = () =>
  readNewestRecord({ ...browserEnvironment, ask: fetchPublishedCatalogue, builtIn: builtInRecord });
