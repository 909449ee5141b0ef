import { managedLists } from '@/admin/resources/managedLists';
import type { ListName } from '@/data/catalogue/lists';
import { inDigits } from '@/domain/grouped';
import { Button } from '@/ui/Button';
import { Card } from './Card';
import styles from './panels.module.css';
import { RecentActivity } from './RecentActivity';
import { sampleUptime } from './sampleFigures';
import { SignalsCard } from './SignalsCard';
import { TodoCard } from './TodoCard';
import { useCatalogueCounts } from './useCatalogueCounts';

interface OverviewPanelProps {
  /** Jumps to another tab, or to the active ones of its list. */
  readonly onOpen: (tab: ListName | 'signals' | 'system', show?: 'active') => void;
}

export function OverviewPanel({ onOpen }: OverviewPanelProps) {
  const counts = useCatalogueCounts().value;
  return (
    <div className={styles.panel}>
      <TodoCard onOpen={onOpen} />
      <div className={styles.fourCards}>
        {managedLists.flatMap(({ id, cards }) =>
          cards.map(({ heading, counted, action }) => (
            <Card key={heading} heading={heading}>
              <p className={styles.figure}>{counts ? inDigits(counts[id][counted]) : '–'}</p>
              <Button
                look="secondary"
                onClick={() => {
                  onOpen(id, counted === 'active' ? 'active' : undefined);
                }}
              >
                {action}
              </Button>
            </Card>
          )),
        )}
        <Card heading="System Status">
          <p className={styles.figure}>{`Uptime ${sampleUptime}`}</p>
          <p className={styles.note}>Sample figure: nothing measures it.</p>
          <Button
            look="secondary"
            onClick={() => {
              onOpen('system');
            }}
          >
            System Health
          </Button>
        </Card>
      </div>
      <SignalsCard
        onOpen={() => {
          onOpen('signals');
        }}
      />
      <RecentActivity />
    </div>
  );
}
