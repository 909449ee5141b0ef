import { BarChart3, LayoutDashboard, Settings, TrendingUp, Upload } from 'lucide';
import { useCallback, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { AdminHead } from '@/admin/AdminHead';
import { useMaintenance } from '@/admin/contexts';
import { AnalyticsPanel } from '@/admin/dashboard/AnalyticsPanel';
import { OverviewPanel } from '@/admin/dashboard/OverviewPanel';
import { PublishPanel } from '@/admin/dashboard/PublishPanel';
import type { RestoreUndo } from '@/admin/dashboard/restoring';
import { SystemPanel } from '@/admin/dashboard/SystemPanel';
import { AdoptionQuestion } from '@/admin/dashboard/AdoptionQuestion';
import { useFollowPublications, useForgetKeyOnLeaving } from '@/admin/dashboard/useFollowPublications';
import { PublishContext, usePublication, usePublish } from '@/admin/dashboard/usePublish';
import { managedLists } from '@/admin/resources/managedLists';
import { useListSearchParams } from '@/admin/resources/useListSearchParams';
import { useUndoStack, useUndoStacks } from '@/admin/resources/useUndoStack';
import { SignalsPanel } from '@/admin/signals/SignalsPanel';
import { OPENED_ROW_KEY } from '@/admin/signals/useOpenedRow';
import { site } from '@/content/site';
import { PartBoundary } from '@/ui/PartBoundary';
import { SkipLink } from '@/ui/SkipLink';
import styles from './DashboardPage.module.css';
import { Sidebar } from './Sidebar';
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

function Dashboard() {
  const navigate = useNavigate();
  const { addressOf, ...address } = useListSearchParams();
  const undoOf = useUndoStacks();
  /** An earlier publication to preview on the System tab */
  const [earlier, setEarlier] = useState<File | null>(null);
  const forgetEarlier = useCallback(() => setEarlier(null), []);
  const restoreUndo = useUndoStack<RestoreUndo>();
  const heading = useRef<HTMLHeadingElement>(null);
  const tab = TABS.find(({ id }) => id === address.tab) ?? DEFAULT_TAB;
  const [searchParams] = useSearchParams();
  /** Whether the panel shows a page with a title of its own. */
  const isOpened = tab.id === 'signals' && searchParams.has(OPENED_ROW_KEY);
  const publishTab = addressOf('publish');

  useFollowPublications();
  useForgetKeyOnLeaving();

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
        <Sidebar
          tabs={TABS.map((shown) => ({
            ...shown,
            search: addressOf(shown.id === DEFAULT_TAB.id ? null : shown.id),
          }))}
          current={tab.id}
          publishTab={publishTab}
        />
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
            {tab.id !== 'publish' && <PublishNews publishTab={publishTab} />}
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
      <AdoptionQuestion>
        <Dashboard />
      </AdoptionQuestion>
    </PublishContext>
  );
}
