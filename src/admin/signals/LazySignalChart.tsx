import type { Signal } from '@/domain/signals/signal';
import { lazyPart } from '@/runtime/lazyPart';
import { loadChunk } from '@/runtime/loadChunk';

/** The chart of a signal, loaded on first use. */
export const LazySignalChart = lazyPart<{ readonly signal: Signal }>(
  () => loadChunk(() => import('@/signals/SignalChart')),
  <p>Loading the chart…</p>,
);
