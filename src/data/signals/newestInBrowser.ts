import { fetchPublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { report } from '@/data/report';
import { browserStore } from '@/data/storage/browserStore';
import { builtInRecord } from './builtInRecord';
import { readNewestRecord } from './newestRecord';

/** What this browser knows of the record beyond the one the page was built with. Never rejects. */
export const newestInBrowser = () =>
  readNewestRecord({
    ask: fetchPublishedCatalogue,
    store: browserStore,
    now: () => Date.now(),
    report: report.failure,
    builtIn: builtInRecord,
  });
