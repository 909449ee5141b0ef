import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Modal.module.css';

interface ModalProps {
  readonly title: string;
  /** The X. */
  readonly onClose: () => void;
  /** A press of Escape or a click on the overlay, which can be a slip. */
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page, open as long as it is mounted; focus goes back to where it came from. */
export function Modal({ title, onClose, onDismiss, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const startedOutside = useRef(false);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    return () => {
      element.close();
    };
  }, []);

  return (
    // Escape closes by keyboard; the mouse handlers below only add the click on the overlay.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/click-events-have-key-events -- Escape is the key for it
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss();
      }}
      // A second Escape in a row is not cancelable in Chromium: then it has closed already. The event comes late,
      // so one that is open again (StrictMode runs the effect twice) has not closed.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
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
            <X size={22} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
