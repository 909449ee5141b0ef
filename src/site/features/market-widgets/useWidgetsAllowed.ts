import { site } from '@/content/site';
import { widgetsConsent } from '@/data/storage/preference';
import { useWatchedValue } from '@/runtime/useWatchedValue';

/** Whether TradingView may be contacted: the visitor's choice, or else the site's default. */
export const useWidgetsAllowed = (): boolean =>
  (useWatchedValue(widgetsConsent, null) ?? (site.widgetsConsent === 'ask' ? 'refused' : 'granted')) ===
  'granted';
