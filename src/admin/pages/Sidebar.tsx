import { ExternalLink, LogOut } from 'lucide';
import { useRef, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { PublishState } from '@/admin/dashboard/PublishState';
import { usePublication } from '@/admin/dashboard/usePublish';
import { useAdminSession } from '@/admin/session/AdminSessionContext';
import { site } from '@/content/site';
import ThemeSwitch from '@/runtime/ThemeSwitch';
import { BrandMark } from '@/ui/BrandMark';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Icon } from '@/ui/Icon';
import { MenuToggle } from '@/ui/MenuToggle';
import { confirmDiscard } from '@/ui/unsavedChanges';
import styles from './Sidebar.module.css';

const SITE_HOME = import.meta.env.BASE_URL;

const LOG_OUT_QUESTION = "Publishing hasn't finished, and may fail if you log out now. Log out anyway?";

interface SidebarProps {
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly icon: ComponentProps<typeof Icon>['of'];
    /** The query of the tab's URL. */
    readonly search: string;
  }[];
  /** The id of the tab that is open. */
  readonly current: string;
  readonly publishTab: string;
}

/** The tabs, the ways out of the dashboard and whether everything is published. */
export function Sidebar({ tabs, current, publishTab }: SidebarProps) {
  const { isBusy: isPublishing } = usePublication();
  const { logout } = useAdminSession();
  const menu = useRef<HTMLDetailsElement>(null);
  const closeMenu = () => menu.current?.removeAttribute('open');

  return (
    <header className={styles.sidebar} data-ground="board">
      <p className={styles.brand}>
        <BrandMark size={28} />
        <span translate="no">{site.adminName}</span>
      </p>
      <MenuToggle ref={menu} className={styles.toggle} />
      <nav className={styles.navigation} aria-label="Admin">
        <ul>
          {tabs.map(({ id, label, icon, search }) => (
            <li key={id}>
              <Link
                className={styles.tab}
                to={{ search }}
                aria-current={id === current ? 'page' : undefined}
                onClick={closeMenu}
              >
                <Icon of={icon} size={20} />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.leave}>
          <a
            className={styles.tab}
            href={SITE_HOME}
            onClick={(event) => {
              if (!confirmDiscard()) event.preventDefault();
            }}
          >
            <Icon of={ExternalLink} size={20} />
            View the site
          </a>
          <button
            type="button"
            className={styles.tab}
            onClick={() => {
              if (isPublishing && !globalThis.confirm(LOG_OUT_QUESTION)) return;
              if (confirmDiscard()) logout();
            }}
          >
            <Icon of={LogOut} size={20} />
            Log out
          </button>
          <div className={styles.look}>
            <ThemeSwitch />
          </div>
        </div>
        <ErrorBoundary fallback={null}>
          <PublishState publishTab={current === 'publish' ? null : publishTab} onOpen={closeMenu} />
        </ErrorBoundary>
      </nav>
    </header>
  );
}
