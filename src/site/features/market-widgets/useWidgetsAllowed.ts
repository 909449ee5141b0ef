import { site } from '@/content/site';
import { widgetsConsent } from '@/data/storage/preference';
import { useWatched } from '@/runtime/useWatched';

/** Whether the chart provider may be contacted: the visitor's choice, else the site's setting. */
export const useWidgetsAllowed = (): boolean =>
  (useWatched(widgetsConsent, null) ?? (site.widgetsConsent === 'ask' ? 'refused' : 'granted')) === 'granted';
