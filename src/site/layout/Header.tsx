import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mainNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import { BrandMark } from '@/ui/BrandMark';
import { Link } from '@/site/components/Link';
import { useProgress } from '@/site/progress/useProgress';
import { buttonClass } from '@/ui/buttonClass';
import { MenuToggle } from '@/ui/MenuToggle';
import styles from './Header.module.css';
import { NavigationEntry } from './NavigationEntry';
import { SearchButton } from './SearchButton';

const SCROLLED_AFTER_PX = 50;
/** The widest label where the header has one line: the prerendered page can't know the progress, and nothing may shift. */
const WEBINAR = 'Free webinar';

/** Links to the webinars or, once a course has been started, to its next lesson, whose title fits only in the menu. */
function HeaderAction({ onClick }: { readonly onClick: () => void }) {
  const known = useProgress();
  const next = known?.continuation(known.progress);
  const isLearning = next?.isLesson === true;
  return (
    <Link
      className={`${buttonClass()} ${styles.action ?? ''}`}
      to={isLearning ? next.to : '/services/webinar'}
      aria-label={isLearning ? next.label : undefined}
      onClick={onClick}
    >
      <span className={styles.room} data-words={WEBINAR}>
        {/* New text gets a new element, so that it appears rather than moves. */}
        <span key={next?.to} className={styles.shown}>
          {isLearning ? (
            <>
              <span>Continue</span>
              <span className={styles.title}>{next.label.replace(/^Continue/, '')}</span>
            </>
          ) : (
            WEBINAR
          )}
        </span>
      </span>
    </Link>
  );
}

/** The short form of the header's link, shown next to the menu button on phones. */
function HeaderChip() {
  const known = useProgress();
  const next = known?.continuation(known.progress);
  const isLearning = next?.isLesson === true;
  return (
    <Link
      className={styles.chip}
      to={isLearning ? next.to : '/services/webinar'}
      aria-label={isLearning ? next.label : undefined}
    >
      <span className={styles.room} data-words="Continue">
        <span key={String(isLearning)} className={styles.shown}>
          {isLearning ? 'Continue' : 'Webinar'}
        </span>
      </span>
    </Link>
  );
}

/** Whether the page is scrolled; false on the first render. */
function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(globalThis.scrollY > SCROLLED_AFTER_PX);
    look();
    globalThis.addEventListener('scroll', look, { passive: true });
    return () => globalThis.removeEventListener('scroll', look);
  }, []);
  return isScrolled;
}

function closeMenus(within: ParentNode) {
  for (const disclosure of within.querySelectorAll('details[open]')) disclosure.removeAttribute('open');
}

/**
 * The header. The menu and the dropdowns are `details` elements controlling their next sibling, so they work
 * without scripts. Scripts add Escape, and closing when a click or the focus goes elsewhere.
 */
export function Header() {
  const header = useRef<HTMLElement>(null);
  const isScrolled = useIsScrolled();
  const { key } = useLocation();
  const shownKey = useRef(key);

  // Closes menus even after Back and Forward, but not on the first render: one may have been opened before
  // hydration.
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (header.current) closeMenus(header.current);
  }, [key]);

  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const stop = new AbortController();
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) closeMenus(element);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = [...element.querySelectorAll('details[open]')].at(-1);
      if (open?.parentElement?.contains(document.activeElement)) open.querySelector('summary')?.focus();
      open?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', onOutside, { signal: stop.signal });
    // Otherwise the menu would cover the focused element.
    document.addEventListener('focusin', onOutside, { signal: stop.signal });
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  const handleLinkClick = () => {
    if (header.current) closeMenus(header.current);
  };

  return (
    <header ref={header} className={styles.header} data-scrolled={isScrolled}>
      <div className={styles.bar}>
        <div className={styles.row}>
          <Link className={styles.brand} to="/" onClick={handleLinkClick}>
            <BrandMark />
            <span translate="no">{site.name}</span>
          </Link>
          <HeaderChip />
          <MenuToggle className={styles.toggle} />
          <nav className={styles.navigation} aria-label="Main">
            <ul className={styles.entries}>
              {mainNavigation.map((item) => (
                <NavigationEntry key={item.to} item={item} onLinkClick={handleLinkClick} />
              ))}
            </ul>
            <HeaderAction onClick={handleLinkClick} />
          </nav>
          <SearchButton onClick={handleLinkClick} />
        </div>
      </div>
    </header>
  );
}
