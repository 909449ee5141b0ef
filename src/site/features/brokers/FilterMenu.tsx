import { useEffect, useRef, type ReactNode } from 'react';
import styles from './FilterMenu.module.css';

interface FilterMenuProps {
  readonly label: string;
  /** Whether a filter in it is in use. */
  readonly isActive?: boolean;
  /** Whether its panel is as wide as the bar rather than as its content. */
  readonly isWide?: boolean;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A button in the bar above the list; its panel covers the list, and only one is open at a time. */
export function FilterMenu({ label, isActive, isWide, isOpenAtFirst = false, children }: FilterMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.open = isOpenAtFirst;
    const stop = new AbortController();
    const isOutside = ({ target }: Event) => target instanceof Node && !element.contains(target);
    const closeIfLeft = (event: Event) => {
      if (isOutside(event)) element.open = false;
    };
    document.addEventListener('pointerdown', closeIfLeft, { signal: stop.signal });
    document.addEventListener('focusin', closeIfLeft, { signal: stop.signal });
    element.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !element.open) return;
        element.open = false;
        element.querySelector('summary')?.focus();
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later the visitor opens and closes it
  }, []);

  return (
    <details ref={menu} className={styles.menu} data-active={isActive} data-wide={isWide} name="broker-menu">
      <summary>{label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
