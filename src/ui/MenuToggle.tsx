import { Menu } from 'lucide';
import type { Ref } from 'react';
import { Icon } from './Icon';
import styles from './MenuToggle.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface MenuToggleProps {
  /** A class that sets the widths at which it appears, and shows the next sibling while it is open. */
  readonly className: string | undefined;
  readonly ref?: Ref<HTMLDetailsElement>;
}

/** The hamburger button: a `details` element controlling its next sibling, so it works before hydration. */
export function MenuToggle({ className, ref }: MenuToggleProps) {
  return (
    <details ref={ref} className={className}>
      <summary className={styles.hamburger}>
        <Icon of={Menu} size={24} />
        <VisuallyHidden>Menu</VisuallyHidden>
      </summary>
    </details>
  );
}
