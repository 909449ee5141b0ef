import { X } from 'lucide';
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from './Icon';
import { isComposing } from './isComposing';
import styles from './Modal.module.css';
import { PartBoundary } from './PartBoundary';

interface ModalProps {
  readonly title: string;
  /** Uses the width of two columns. */
  readonly isWide?: boolean;
  /** Keeps the top edge in place while the content changes height; fills the window on phones. */
  readonly isAtTop?: boolean;
  /** Receives focus if the element that was focused before has been removed. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  /** Called when the close button is pressed. */
  readonly onClose: () => void;
  /** Called on Escape or a click on the overlay, which may be accidental; by default `onClose`. */
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
}

/** A modal dialog, open while it is mounted. Focus returns to where it was. */
export function Modal(props: ModalProps) {
  const { title, isWide = false, isAtTop = false, fallbackFocus, onClose, children } = props;
  const { onDismiss = onClose } = props;
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
    // Otherwise focus would start on the close button. Among radio buttons, it belongs on the checked one.
    content.current
      ?.querySelector<HTMLElement>('input:not([type="radio"]:not(:checked)), textarea, select, button')
      ?.focus();
    return () => {
      element.close();
      // Until WebKit computes styles, nothing outside the dialog can be focused.
      document.body.getClientRects();
      // The trigger may disappear in the same update, for example a row that no longer matches the search.
      queueMicrotask(() => {
        // If a link led to another page, focus belongs there.
        if (!opener?.isConnected && document.activeElement === document.body) fallback?.focus();
      });
    };
  }, [fallbackFocus]);

  return (
    // Escape closes the dialog from the keyboard; the mouse handlers below only add the click on the overlay.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      className={styles.modal}
      data-wide={isWide}
      data-top={isAtTop}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Chromium closes a dialog on a second Escape without a cancel event unless keydown is prevented.
        event.preventDefault();
        if (!isComposing(event.nativeEvent)) onDismiss();
      }}
      // For other ways to close, such as the back gesture on phones.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss();
      }}
      // A second close request in a row can't be cancelled, so the dialog may already be closed. The event is late, and
      // StrictMode runs the effect twice, so ignore it if the dialog is open again.
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
