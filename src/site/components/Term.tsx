import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { anchorOf } from '@/content/anchor';
import type { TermId } from '@/content/terms';
import { loadChunk } from '@/runtime/loadChunk';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Link } from './Link';
import styles from './Term.module.css';
import type { TermPanelProps } from './TermPanel';

/** How long a click waits for the definition before it follows the link, in ms. */
const TIMEOUT_MS = 2000;

const loadPanel = () => loadChunk(() => import('./TermPanel'));

/** Starts to load the definition; a failure is handled on click. */
const preloadPanel = () => {
  loadPanel().catch(() => undefined);
};

const withTimeout = <T,>(promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    promise.then(resolve, reject);
    setTimeout(reject, TIMEOUT_MS);
  });

/** Whether this is a plain click that opens in this tab, and popovers are supported. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && 'showPopover' in HTMLElement.prototype;

interface TermProps {
  readonly id: TermId;
  readonly text: string;
}

/** A glossary term: a link that opens the definition in place once scripts have loaded. */
export function Term({ id, text }: TermProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [Panel, setPanel] = useState<ComponentType<TermPanelProps> | null>(null);
  // Pointer down on the link light-dismisses its panel before the click event.
  const wasOpen = useRef(false);
  const navigate = useNavigate();
  const to = { pathname: '/glossary', hash: anchorOf(id) };

  const close = () => setPanel(null);

  const handleClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    const isClosing = Panel !== null || wasOpen.current;
    wasOpen.current = false;
    if (isClosing) {
      close();
      return;
    }
    withTimeout(loadPanel()).then(
      (module) => setPanel(() => module.default),
      () => navigate(to),
    );
  };

  return (
    // The wrapper keeps translated text nodes apart from the panel that comes and goes.
    <span>
      <Link
        ref={link}
        className={styles.term}
        to={to}
        onPointerDown={() => {
          wasOpen.current = Panel !== null;
          preloadPanel();
        }}
        onFocus={preloadPanel}
        onClick={handleClick}
      >
        {text}
      </Link>
      {Panel && (
        <ErrorBoundary fallback={null}>
          <Panel id={id} opener={link} onClose={close} />
        </ErrorBoundary>
      )}
    </span>
  );
}
