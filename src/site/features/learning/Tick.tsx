import { Check } from 'lucide';
import { Icon } from '@/ui/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './Tick.module.css';

/** A ticked or empty box with text for screen readers. */
export function Tick({ isDone }: { readonly isDone: boolean }) {
  return (
    <span className={isDone ? styles.done : styles.open}>
      {isDone && (
        <>
          <Icon of={Check} size={14} />
          <VisuallyHidden>Done: </VisuallyHidden>
        </>
      )}
    </span>
  );
}
