import { SignalByNumber } from '@/site/features/signals/SignalByNumber';
import type { ViewProps } from '@/site/view';

/** One signal of the record. */
export default function SignalPage({ page }: ViewProps) {
  return <SignalByNumber notFound={page} />;
}
