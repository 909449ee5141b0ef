import { ChevronDown } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useMatch } from 'react-router-dom';
import type { NavigationItem } from '@/content/navigation';
import type { SitePath } from '@/content/pages';
import { Icon } from '@/ui/Icon';
import { Link, type LinkProps } from '@/site/components/Link';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './Header.module.css';

interface NavigationEntryProps {
  readonly item: NavigationItem;
  readonly onLinkClick: () => void;
}

/**
 * A link with aria-current for its page and the pages below it. The link to the home page is an exception, because
 * every page is below it.
 */
function NavigationLink({ to, ...attributes }: LinkProps & { readonly to: SitePath }) {
  const isShown = useMatch({ path: to, end: to === '/' }) !== null;
  return <Link {...attributes} to={to} aria-current={isShown ? 'page' : undefined} />;
}

/** A link in the header, with a dropdown if it has pages below it. */
export function NavigationEntry({ item, onLinkClick }: NavigationEntryProps) {
  const entry = useRef<HTMLLIElement>(null);
  // After Escape, a dropdown opened by hovering stays closed until the pointer leaves the entry.
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const dismissOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && entry.current?.matches(':hover')) setDismissed(true);
    };
    document.addEventListener('keydown', dismissOnEscape);
    return () => document.removeEventListener('keydown', dismissOnEscape);
  }, []);

  const handleClick = () => {
    setDismissed(true);
    onLinkClick();
  };

  return (
    <li
      ref={entry}
      className={styles.entry}
      data-dismissed={isDismissed}
      onPointerLeave={() => setDismissed(false)}
    >
      <NavigationLink className={styles.link} to={item.to} onClick={handleClick}>
        {item.label}
      </NavigationLink>
      {item.children && (
        <>
          <details className={styles.disclosure} name="main-navigation">
            <summary className={styles.chevron}>
              <Icon of={ChevronDown} size={18} />
              <VisuallyHidden>{`${item.label} pages`}</VisuallyHidden>
            </summary>
          </details>
          <ul className={styles.dropdown}>
            {item.children.map((child) => (
              <li key={child.to}>
                <NavigationLink className={styles.dropdownLink} to={child.to} onClick={handleClick}>
                  {child.label}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
