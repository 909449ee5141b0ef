import { useEffect, useRef } from 'react';
import { paths } from '@/paths';
import { mainNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import { BrandMark } from '@/ui/BrandMark';
import { Link } from '@/ui/Link';
import { buttonClass } from '@/ui/buttonClass';
import { MenuToggle } from '@/ui/MenuToggle';
import { useScrolledPast } from '@/ui/useScrolledPast';
import styles from './Header.module.css';
import { NavigationEntry } from './NavigationEntry';

const SCROLLED_AFTER_PX = 50;

function closeMenus(within: ParentNode) {
  for (const disclosure of within.querySelectorAll('details[open]')) disclosure.removeAttribute('open');
}

/**
 * The header. The hamburger and the dropdowns are `<details>` whose content is their next sibling, shown by the
 * style sheet: they open by click, touch and keyboard before any script runs. Scripts add Escape and closing.
 */
export function Header() {
  const header = useRef<HTMLElement>(null);
  const isScrolled = useScrolledPast(SCROLLED_AFTER_PX);

  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const stop = new AbortController();
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) closeMenus(element);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = [...element.querySelectorAll('details[open]')].at(-1);
      if (open?.parentElement?.contains(document.activeElement)) open.querySelector('summary')?.focus();
      open?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', onPointerDown, { signal: stop.signal });
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
    return () => {
      stop.abort();
    };
  }, []);

  const handleLinkClick = () => {
    if (header.current) closeMenus(header.current);
  };

  return (
    <header ref={header} className={styles.header} data-scrolled={isScrolled}>
      <div className={styles.bar}>
        <div className={styles.row}>
          <Link className={styles.brand} to={paths.home} onClick={handleLinkClick}>
            <BrandMark />
            {site.name}
          </Link>
          <MenuToggle className={styles.toggle} />
          <nav className={styles.navigation} aria-label="Main">
            <ul className={styles.entries}>
              {mainNavigation.map((item) => (
                <NavigationEntry key={item.to} item={item} onLinkClick={handleLinkClick} />
              ))}
            </ul>
            <Link
              className={`${buttonClass()} ${styles.action ?? ''}`}
              to={paths.services.webinar}
              onClick={handleLinkClick}
            >
              Free webinar
            </Link>
          </nav>
        </div>
      </div>
    </header>
  );
}
