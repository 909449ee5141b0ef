import { useCallback } from 'react';
import { useCatalogue } from '@/admin/contexts';
import { managedLists } from '@/admin/resources/managedLists';
import { isDraft } from '@/admin/signals/signalRows';
import { useSignalSource } from '@/admin/signals/useSignalSource';
import type { ListName } from '@/data/catalogue/lists';
import { listAll } from '@/data/maintenance/repositories';
import { report } from '@/data/report';
import { onlyActive } from '@/domain/catalogue/entity';
import { formatNumber } from '@/domain/text/groupDigits';
import { boardState } from '@/domain/signals/board';
import type { Signal } from '@/domain/signals/signal';
import { Button } from '@/ui/Button';
import { StatList } from '@/ui/StatList';
import { useLoad } from '@/ui/useLoad';
import { Card } from './Card';
import styles from './panels.module.css';
import { RecentActivity } from './RecentActivity';
import { sampleUptime } from './sampleFigures';
import { TodoCard } from './TodoCard';

/** The number of signals in each state, including unpublished ones. */
function SignalsCard({ onOpen }: { readonly onOpen: () => void }) {
  const { load, watch } = useSignalSource();
  const { value } = useLoad(load, watch, report.failure).loaded;
  const figure = (count: number | undefined) => (count === undefined ? '–' : formatNumber(count));
  const counted = (isCounted: (signal: Signal) => boolean) =>
    figure(value?.view.replay.signals.filter(isCounted).length);
  return (
    <Card heading="Signals">
      <StatList
        rows={[
          { term: 'Open', text: counted(({ state }) => state === 'open') },
          { term: 'Waiting', text: counted(({ state }) => state === 'waiting') },
          { term: 'Closed', text: counted(({ state }) => state === 'closed') },
          { term: 'Never traded', text: counted((signal) => boardState(signal) === 'untraded') },
          { term: 'Drafts', text: figure(value?.rows.filter(isDraft).length) },
          { term: 'Updates not published', text: figure(value?.view.waiting.length) },
        ]}
      />
      <Button variant="secondary" onClick={onOpen}>
        Manage Signals
      </Button>
    </Card>
  );
}

interface OverviewPanelProps {
  /** Opens another tab, optionally with only the active records. */
  readonly onOpen: (tab: ListName | 'signals' | 'system' | 'publish', show?: 'active') => void;
}

export function OverviewPanel({ onOpen }: OverviewPanelProps) {
  const catalogue = useCatalogue();
  const load = useCallback(
    () => listAll(catalogue, (records) => ({ all: records.length, active: onlyActive(records).length })),
    [catalogue],
  );
  const counts = useLoad(load, catalogue.watch, report.failure).loaded.value;
  return (
    <div className={styles.panel}>
      <TodoCard onOpen={onOpen} />
      <div className={styles.fourCards}>
        {managedLists.flatMap(({ id, cards }) =>
          cards.map(({ heading, counted, action }) => (
            <Card key={heading} heading={heading}>
              <p className={styles.figure}>{counts ? formatNumber(counts[id][counted]) : '–'}</p>
              <Button
                variant="secondary"
                onClick={() => onOpen(id, counted === 'active' ? 'active' : undefined)}
              >
                {action}
              </Button>
            </Card>
          )),
        )}
        <Card heading="System Status">
          <p className={styles.figure}>{`Uptime ${sampleUptime}`}</p>
          <p className={styles.note}>Sample figure, not measured.</p>
          <Button variant="secondary" onClick={() => onOpen('system')}>
            System Health
          </Button>
        </Card>
      </div>
      <SignalsCard onOpen={() => onOpen('signals')} />
      <RecentActivity />
    </div>
  );
}
