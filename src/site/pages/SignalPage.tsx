import { SignalByNumber } from '@/site/features/signals/SignalByNumber';
import type { ViewProps } from '@/site/view';

/** A signal's page. */
export default function SignalPage({ page }: ViewProps) {
  return <SignalByNumber notFound={page} />;
}
