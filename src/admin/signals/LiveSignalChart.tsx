import { lazy, Suspense } from 'react';
import type { Signal } from '@/domain/signals/signal';
import { loadChunk } from '@/runtime/loadChunk';

const Chart = lazy(() => loadChunk(() => import('@/signals/SignalChart')));

/** The chart of a signal, loaded on first use. */
export function LiveSignalChart({ signal }: { readonly signal: Signal }) {
  return (
    <Suspense fallback={<p>Loading the chart...</p>}>
      <Chart signal={signal} />
    </Suspense>
  );
}
