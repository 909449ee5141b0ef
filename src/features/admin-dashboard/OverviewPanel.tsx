import { Button } from '@/ui/Button';
import { Card } from './Card';
import styles from './panels.module.css';
import { RecentActivity } from './RecentActivity';
import { sampleUptime } from './sampleFigures';
import { useCatalogueCounts } from './useCatalogueCounts';

interface OverviewPanelProps {
  /** Jumps to another tab. */
  readonly onOpen: (tab: 'brokers' | 'platforms' | 'system') => void;
}

export function OverviewPanel({ onOpen }: OverviewPanelProps) {
  const counts = useCatalogueCounts().value;
  const count = (value: number | undefined) => (value === undefined ? '–' : String(value));
  const cards = [
    {
      heading: 'Total Brokers',
      figure: count(counts?.totalBrokers),
      action: 'Manage Brokers',
      tab: 'brokers',
    },
    {
      heading: 'Active Brokers',
      figure: count(counts?.activeBrokers),
      action: 'View Active',
      tab: 'brokers',
    },
    {
      heading: 'Platforms',
      figure: count(counts?.totalPlatforms),
      action: 'Manage Platforms',
      tab: 'platforms',
    },
    {
      heading: 'System Status',
      figure: `Uptime ${sampleUptime}`,
      isSample: true,
      action: 'System Health',
      tab: 'system',
    },
  ] as const;
  return (
    <div className={styles.panel}>
      <div className={styles.fourCards}>
        {cards.map((card) => (
          <Card key={card.heading} heading={card.heading}>
            <p className={styles.figure}>{card.figure}</p>
            {'isSample' in card && <p className={styles.note}>Sample figure: nothing measures it.</p>}
            <Button
              look="secondary"
              onClick={() => {
                onOpen(card.tab);
              }}
            >
              {card.action}
            </Button>
          </Card>
        ))}
      </div>
      <RecentActivity />
    </div>
  );
}
