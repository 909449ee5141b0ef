import { Check } from 'lucide';
import { Icon } from '@/ui/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './Tick.module.css';

/** A box of one size, ticked or not; words say the same. */
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
