import {
  BarChart3,
  ExternalLink,
  Handshake,
  LayoutDashboard,
  LogOut,
  MonitorSmartphone,
  Settings,
} from 'lucide';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { site } from '@/content/site';
import { useCatalogue } from '@/data/catalogue/CatalogueContext';
import { AnalyticsPanel } from '@/features/admin-dashboard/AnalyticsPanel';
import { OverviewPanel } from '@/features/admin-dashboard/OverviewPanel';
import { SystemPanel } from '@/features/admin-dashboard/SystemPanel';
import { brokerResource } from '@/features/admin-resources/brokerResource';
import { platformResource } from '@/features/admin-resources/platformResource';
import { ResourcePanel } from '@/features/admin-resources/ResourcePanel';
import { useUndoStack } from '@/features/admin-resources/useUndoStack';
import { useAdminSession } from '@/features/admin-session/AdminSessionContext';
import { PageHead } from '@/pages/PageHead';
import { paths } from '@/paths';
import { BrandMark } from '@/ui/BrandMark';
import { Icon } from '@/ui/Icon';
import { Link } from '@/ui/Link';
import { MenuToggle } from '@/ui/MenuToggle';
import { confirmDiscard } from '@/ui/unsavedChanges';
import styles from './DashboardPage.module.css';
import { useListAddress } from './useListAddress';

const TABS = [
  { id: 'overview', label: 'Overview', heading: 'Dashboard Overview', icon: LayoutDashboard },
  { id: 'brokers', label: 'IB Partners', heading: 'IB Partners Management', icon: Handshake },
  { id: 'platforms', label: 'Platforms', heading: 'Platform Management', icon: MonitorSmartphone },
  { id: 'analytics', label: 'Analytics', heading: 'Analytics & Reports', icon: BarChart3 },
  { id: 'system', label: 'System', heading: 'System Configuration', icon: Settings },
] as const;

type TabId = (typeof TABS)[number]['id'];

const [DEFAULT_TAB] = TABS;

export function DashboardPage() {
  const { logout } = useAdminSession();
  const { brokers, platforms } = useCatalogue();
  const navigate = useNavigate();
  const { addressOf, ...address } = useListAddress();
  const brokerUndo = useUndoStack();
  const platformUndo = useUndoStack();
  const menu = useRef<HTMLDetailsElement>(null);
  const tab = TABS.find(({ id }) => id === address.tab) ?? DEFAULT_TAB;
  const brokerScreen = useMemo(() => brokerResource(brokers), [brokers]);
  const platformScreen = useMemo(() => platformResource(platforms), [platforms]);

  const view = {
    query: address.query,
    onQueryChange: address.setQuery,
    sort: address.sort,
    onSortChange: address.setSort,
  };

  function panelOf(id: TabId) {
    switch (id) {
      case 'overview':
        return (
          <OverviewPanel
            onOpen={(opened) => {
              void navigate({ search: addressOf(opened) });
            }}
          />
        );
      case 'brokers':
        return <ResourcePanel key={id} resource={brokerScreen} undo={brokerUndo} {...view} />;
      case 'platforms':
        return <ResourcePanel key={id} resource={platformScreen} undo={platformUndo} {...view} />;
      case 'analytics':
        return <AnalyticsPanel />;
      case 'system':
        return <SystemPanel />;
    }
  }

  return (
    <div className={styles.dashboard}>
      <PageHead
        title={tab.heading}
        description={`The administration of ${site.name}: partner brokers and platforms.`}
      />
      <header className={styles.sidebar}>
        <p className={styles.brand}>
          <BrandMark size={28} />
          {site.adminName}
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
                  onClick={() => menu.current?.removeAttribute('open')}
                >
                  <Icon of={icon} size={20} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.leave}>
            <Link className={styles.tab} to={paths.home}>
              <Icon of={ExternalLink} size={20} />
              View the site
            </Link>
            <button
              type="button"
              className={styles.tab}
              onClick={() => {
                if (confirmDiscard()) logout();
              }}
            >
              <Icon of={LogOut} size={20} />
              Log out
            </button>
          </div>
        </nav>
      </header>
      <main className={styles.main}>
        <header className={styles.header}>
          <h1 className={styles.heading}>{tab.heading}</h1>
          <p className={styles.local}>
            Changes live in this browser until you <Link to={{ search: addressOf('system') }}>publish</Link>{' '}
            them.
          </p>
        </header>
        {panelOf(tab.id)}
      </main>
    </div>
  );
}
