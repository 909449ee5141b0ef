import type { Signal } from '@/domain/signals/signal';
import { signalTitle } from '@/content/signalWords';
import { lazyPart } from '@/runtime/lazyPart';
import { loadChunk } from '@/runtime/loadChunk';
import styles from './signals.module.css';

interface SignalPreviewProps {
  readonly signal: Signal;
  readonly count: number;
}

const Details = lazyPart(
  async () => {
    const [{ SignalDetails }, { default: SignalReplay }] = await Promise.all([
      loadChunk(() => import('@/signals/SignalDetails')),
      loadChunk(() => import('@/signals/SignalReplay')),
    ]);
    return {
      default: (props: SignalPreviewProps) => <SignalDetails {...props} Chart={SignalReplay} />,
    };
  },
  <p>Loading the preview…</p>,
);

/** A signal as visitors see it on its page. Its links are disabled. */
export function SignalPreview({ signal, count }: SignalPreviewProps) {
  return (
    <section
      className={styles.preview}
      aria-label="As a visitor sees it"
      onClickCapture={(event) => {
        if (!(event.target instanceof Element) || !event.target.closest('a')) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <p className={styles.note}>As a visitor sees it. Links don&apos;t work in this preview.</p>
      <h2 className={styles.title}>{signalTitle(signal)}</h2>
      <Details signal={signal} count={count} />
    </section>
  );
}
