import { tickerPreference, widgetsConsent } from '@/data/storage/preference';
import { useHydrated } from '@/ui/useHydrated';
import { useWidgetsAllowed } from './useWidgetsAllowed';

export function WidgetsSwitch({ className }: { readonly className?: string | undefined }) {
  const isAllowed = useWidgetsAllowed();
  const isLive = useHydrated();
  return (
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
  );
}
