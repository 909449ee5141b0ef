import { widgetsConsent } from '@/data/storage/preference';
import { useIsLive } from '@/ui/useIsLive';
import { useWidgetsAllowed } from './useWidgetsAllowed';

/** The way to change one's mind about the chart provider, for all its widgets at once. */
export function WidgetsSwitch({ className }: { readonly className?: string | undefined }) {
  const isAllowed = useWidgetsAllowed();
  const isLive = useIsLive();
  return (
    <button
      type="button"
      className={className}
      disabled={!isLive}
      onClick={() => {
        widgetsConsent.choose(isAllowed ? 'refused' : 'granted');
      }}
    >
      {isAllowed ? 'Turn live charts off' : 'Turn live charts on'}
    </button>
  );
}
