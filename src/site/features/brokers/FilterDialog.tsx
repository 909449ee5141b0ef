import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { X } from 'lucide';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { isComposing } from '@/ui/isComposing';
import { PartBoundary } from '@/ui/PartBoundary';
import styles from './FilterDialog.module.css';

interface FilterDialogProps {
  /** Such as `Show 3 brokers`. */
  readonly action: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The filters as a full-screen dialog on phones, open while it is mounted. */
export function FilterDialog({ action, onClose, children }: FilterDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Filters"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isComposing(event.nativeEvent)) event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>Filters</h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon of={X} size={22} />
        </button>
      </div>
      <div className={styles.body}>
        <PartBoundary>{children}</PartBoundary>
      </div>
      <div className={styles.foot}>
        <Button onClick={onClose}>{action}</Button>
      </div>
    </dialog>
  );
}
