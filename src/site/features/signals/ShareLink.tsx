import { CopyButton } from '@/ui/CopyButton';
import { useHydrated } from '@/ui/useHydrated';

export function ShareLink() {
  const isLive = useHydrated();
  return (
    <div>
      <CopyButton
        label="Copy a link to this signal"
        text={() => globalThis.location.origin + globalThis.location.pathname}
        disabled={!isLive}
      />
    </div>
  );
}
