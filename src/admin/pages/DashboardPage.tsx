import { BarChart3, ExternalLink, LayoutDashboard, LogOut, Settings, TrendingUp, Upload } from 'lucide';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { AdminHead } from '@/admin/AdminHead';
import { useMaintenance } from '@/admin/contexts';
import { AnalyticsPanel } from '@/admin/dashboard/AnalyticsPanel';
import { OverviewPanel } from '@/admin/dashboard/OverviewPanel';
import { PublishPanel } from '@/admin/dashboard/PublishPanel';
import { PublishState } from '@/admin/dashboard/PublishState';
import type { RestoreUndo } from '@/admin/dashboard/useRestore';
import { SystemPanel } from '@/admin/dashboard/SystemPanel';
import { TakeOver } from '@/admin/dashboard/TakeOver';
import { PublishContext, usePublication, usePublish } from '@/admin/dashboard/usePublish';
import { managedLists } from '@/admin/resources/managedLists';
import { useListAddress } from '@/admin/resources/useListAddress';
import { useUndoStack, useUndoStacks } from '@/admin/resources/useUndoStack';
import { useAdminSession } from '@/admin/session/AdminSessionContext';
import { SignalsPanel } from '@/admin/signals/SignalsPanel';
import { OPENED } from '@/admin/signals/useOpenedRow';
import { site } from '@/content/site';
import ThemeSwitch from '@/runtime/ThemeSwitch';
import { BrandMark } from '@/ui/BrandMark';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Icon } from '@/ui/Icon';
import { MenuToggle } from '@/ui/MenuToggle';
import { PartBoundary } from '@/ui/PartBoundary';
import { SkipLink } from '@/ui/SkipLink';
import { confirmDiscard } from '@/ui/unsavedChanges';
import styles from './DashboardPage.module.css';
import { StorageWarnings } from './StorageWarnings';

/** Shows the progress of a publication on every tab except Publish. */
function PublishNews({ publishTab }: { readonly publishTab: string }) {
  const { isUnseen, isBusy, question, notice } = usePublication();
  if (!isUnseen) return null;
  return (
    <div className={styles.news}>
      <p role="status">
        {question ? 'Nothing has been published yet: there is a question to answer first.' : notice}
      </p>
      {!isBusy && <Link to={{ search: publishTab }}>Open the Publish tab</Link>}
    </div>
  );
}

const SITE_HOME = import.meta.env.BASE_URL;

const TABS = [
  { id: 'overview', label: 'Overview', heading: 'Dashboard Overview', icon: LayoutDashboard },
  ...managedLists,
  {
    id: 'signals',
    label: 'Signals',
    heading: 'Signal Management',
    icon: TrendingUp,
    Panel: SignalsPanel,
  },
  { id: 'publish', label: 'Publish', heading: 'Publish', icon: Upload },
  { id: 'analytics', label: 'Analytics', heading: 'Analytics & Reports', icon: BarChart3 },
  { id: 'system', label: 'System', heading: 'System Configuration', icon: Settings },
] as const;

type Tab = (typeof TABS)[number];

const [DEFAULT_TAB] = TABS;

const MINUTE_MS = 60_000;

const LOG_OUT_QUESTION = 'Publishing has not finished, and may fail if you log out now. Log out anyway?';

function Dashboard() {
  const { isBusy: isPublishing } = usePublication();
  const { logout } = useAdminSession();
  const { catchUp, publishing, watchPublications } = useMaintenance();
  const navigate = useNavigate();
  const { addressOf, ...address } = useListAddress();
  const undoOf = useUndoStacks();
  /** An earlier publication to preview on the System tab */
  const [earlier, setEarlier] = useState<File | null>(null);
  const forgetEarlier = useCallback(() => setEarlier(null), []);
  const restoreUndo = useUndoStack<RestoreUndo>();
  const menu = useRef<HTMLDetailsElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const tab = TABS.find(({ id }) => id === address.tab) ?? DEFAULT_TAB;
  const [searchParams] = useSearchParams();
  /** Whether the panel shows a page with a title of its own. */
  const isOpened = tab.id === 'signals' && searchParams.has(OPENED);

  useEffect(() => watchPublications(), [watchPublications]);

  useEffect(() => {
    let askedAt = Date.now();
    const stop = new AbortController();
    // A dashboard may stay open for days, while others publish.
    const ask = () => {
      if (document.hidden || Date.now() - askedAt < MINUTE_MS) return;
      askedAt = Date.now();
      void catchUp(true);
    };
    document.addEventListener('visibilitychange', ask, { signal: stop.signal });
    globalThis.addEventListener('focus', ask, { signal: stop.signal });
    return () => stop.abort();
  }, [catchUp]);

  useEffect(() => {
    if (!publishing) return;
    // Signing out in any tab unmounts the dashboard; a page in the back/forward cache stays mounted.
    globalThis.addEventListener('pagehide', publishing.forgetKey);
    return () => {
      globalThis.removeEventListener('pagehide', publishing.forgetKey);
      publishing.forgetKey();
    };
  }, [publishing]);

  const closeMenu = () => menu.current?.removeAttribute('open');

  /** Opens a tab from a button that disappears with its own tab, and moves the focus. */
  async function open(...place: Parameters<typeof addressOf>) {
    await navigate({ search: addressOf(...place) });
    heading.current?.focus();
  }

  function panelOf(shown: Tab) {
    if ('Panel' in shown) return <shown.Panel key={shown.id} address={address} undo={undoOf(shown.id)} />;
    switch (shown.id) {
      case 'overview':
        return <OverviewPanel onOpen={(...place) => void open(...place)} />;
      case 'analytics':
        return <AnalyticsPanel onOpenBrokers={() => void open('brokers')} />;
      case 'publish':
        return (
          <PublishPanel
            onGoBack={(file) => {
              setEarlier(file);
              void open('system');
            }}
          />
        );
      case 'system':
        return <SystemPanel undo={restoreUndo} earlier={earlier} onTaken={forgetEarlier} />;
    }
  }

  return (
    <div className={styles.dashboard}>
      {!isOpened && (
        <AdminHead
          title={tab.heading}
          description={`The admin area of ${site.name}: partner brokers, platforms, webinars and signals.`}
        />
      )}
      <SkipLink to="content">Skip to content</SkipLink>
      <PartBoundary resetKey={tab.id}>
        <header className={styles.sidebar} data-ground="board">
          <p className={styles.brand}>
            <BrandMark size={28} />
            <span translate="no">{site.adminName}</span>
          </p>
          <MenuToggle ref={menu} className={styles.toggle} />
          <nav className={styles.navigation} aria-label="Admin">
            <ul>
              {TABS.map(({ id, label, icon }) => (
                <li key={id}>
                  <Link
                    className={styles.tab}
                    to={{ search: addressOf(id === DEFAULT_TAB.id ? null : id) }}
                    aria-current={id === tab.id ? 'page' : undefined}
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
              <PublishState publishTab={addressOf('publish')} onOpen={closeMenu} />
            </ErrorBoundary>
          </nav>
        </header>
      </PartBoundary>
      <main id="content" className={styles.main}>
        <header className={styles.header}>
          {!isOpened && (
            <h1 ref={heading} className={styles.heading} tabIndex={-1}>
              {tab.heading}
            </h1>
          )}
          <PartBoundary resetKey={tab.id}>
            <StorageWarnings systemTab={addressOf('system')} />
            {tab.id !== 'publish' && <PublishNews publishTab={addressOf('publish')} />}
          </PartBoundary>
        </header>
        <PartBoundary resetKey={tab.id}>{panelOf(tab)}</PartBoundary>
      </main>
    </div>
  );
}

export default function DashboardPage() {
  return (
    <PublishContext value={usePublish(useMaintenance().publishing)}>
      <TakeOver>
        <Dashboard />
      </TakeOver>
    </PublishContext>
  );
}
