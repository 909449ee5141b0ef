import { Menu } from 'lucide';
import type { Ref } from 'react';
import { Icon } from './Icon';
import styles from './MenuToggle.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface MenuToggleProps {
  /** Says at which widths it is there, and shows what follows it while it is open. */
  readonly className: string | undefined;
  readonly ref?: Ref<HTMLDetailsElement>;
}

/** The hamburger: a disclosure whose content is its next sibling, so that it opens before any script runs. */
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
