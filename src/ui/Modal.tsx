import { X } from 'lucide';
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from './Icon';
import { isComposing } from './isComposing';
import styles from './Modal.module.css';
import { PartBoundary } from './PartBoundary';

interface ModalProps {
  readonly title: string;
  /** Whether it takes the room of two columns. */
  readonly isWide?: boolean;
  /** Keeps its upper edge where it is while what it shows grows and shrinks; over the whole window of a phone. */
  readonly isAtTop?: boolean;
  /** What takes the focus when the element that had it before is gone by the time the dialog closes. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  /** The X. */
  readonly onClose: () => void;
  /** A press of Escape or a click on the overlay, which can be a slip. */
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page, open as long as it is mounted; focus goes back to where it came from. */
export function Modal({
  title,
  isWide = false,
  isAtTop = false,
  fallbackFocus,
  onClose,
  onDismiss,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const startedOutside = useRef(false);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    const fallback = fallbackFocus.current;
    element.showModal();
    // Left alone, the focus would begin at the X.
    content.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
    return () => {
      element.close();
      // What opened it may go in the same step, such as the row of a record that no longer matches the search.
      queueMicrotask(() => {
        // If a link led to another page, that page has the focus.
        if (!opener?.isConnected && document.activeElement === document.body) fallback?.focus();
      });
    };
  }, [fallbackFocus]);

  return (
    // Escape closes by keyboard; the mouse handlers below only add the click on the overlay.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      className={styles.modal}
      data-wide={isWide}
      data-top={isAtTop}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Chromium closes at a second Escape without asking, unless the key itself is taken.
        event.preventDefault();
        if (!isComposing(event.nativeEvent)) onDismiss();
      }}
      // Other ways than the key, such as the back gesture on phones.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss();
      }}
      // A second gesture in a row cannot be cancelled: then it has closed already, unasked. The event comes late, so
      // one that is open again (StrictMode runs the effect twice) has not closed.
      onClose={(event) => {
        if (event.currentTarget.open) return;
        event.currentTarget.showModal();
        onDismiss();
      }}
      onPointerDown={(event) => {
        startedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (startedOutside.current && event.target === event.currentTarget) onDismiss();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon of={X} size={22} />
          </button>
        </div>
        <div ref={content}>
          <PartBoundary>{children}</PartBoundary>
        </div>
      </div>
    </dialog>
  );
}
