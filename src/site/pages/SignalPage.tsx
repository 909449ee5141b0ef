import { SignalByNumber } from '@/site/features/signals/SignalByNumber';
import { island } from '@/site/sections/island';
import type { ViewProps } from '@/site/view';

const Chart = island(() => import('@/signals/SignalReplay'), true);

export default function SignalPage({ page }: ViewProps) {
  return <SignalByNumber notFound={page} Chart={Chart} />;
}
