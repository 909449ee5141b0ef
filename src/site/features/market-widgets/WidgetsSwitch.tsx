import { tickerPreference, widgetsConsent, type PreferenceLifetime } from '@/data/storage/preference';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { useHydrated } from '@/ui/useHydrated';
import { useWidgetsAllowed } from './useWidgetsAllowed';

const unstored = (time: string) => `Your browser couldn't store this choice: it applies ${time}.`;

const LASTING_WORDS: Readonly<Record<PreferenceLifetime, string>> = {
  stored: '',
  tab: unstored('until you close this tab'),
  page: unstored('only until this page is loaded again'),
};

const consentLasts = { read: widgetsConsent.lasts, watch: widgetsConsent.watch };

export function WidgetsSwitch({ className }: { readonly className?: string | undefined }) {
  const isAllowed = useWidgetsAllowed();
  const isLive = useHydrated();
  const lasts = useWatchedValue(consentLasts, 'stored');
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={!isLive}
        onClick={() => {
          widgetsConsent.choose(isAllowed ? 'refused' : 'granted');
          if (isAllowed && tickerPreference.read() === 'moving-alone') tickerPreference.choose('moving');
        }}
      >
        {isAllowed ? 'Turn live charts off' : 'Turn live charts on'}
      </button>
      <p role="status">{LASTING_WORDS[lasts]}</p>
    </>
  );
}
