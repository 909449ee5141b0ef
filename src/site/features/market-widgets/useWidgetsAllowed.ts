import { site } from '@/content/site';
import { widgetsConsent } from '@/data/storage/preference';
import { usePreference } from '@/data/storage/usePreference';

/** Whether the chart provider may be contacted: the visitor's choice, else the site's setting. */
export const useWidgetsAllowed = (): boolean =>
  (usePreference(widgetsConsent) ?? (site.widgetsConsent === 'ask' ? 'refused' : 'granted')) === 'granted';
