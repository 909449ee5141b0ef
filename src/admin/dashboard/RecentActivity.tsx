import { useCallback } from 'react';
import { useMaintenance } from '@/admin/contexts';
import { report } from '@/data/report';
import { LocalTime } from '@/ui/LocalTime';
import { useLoad } from '@/ui/useLoad';
import { Card } from './Card';
import styles from './panels.module.css';
import { sampleActivity } from './sampleFigures';

const MAX_ENTRIES = 5;

/** The latest changes in this browser; sample entries until there are any. */
export function RecentActivity() {
  const { activity } = useMaintenance();
  const load = useCallback(() => Promise.resolve(activity.list()), [activity]);
  const { loaded } = useLoad(load, activity.watch, report.failure);
  const isSample = loaded.value?.length === 0;
  const entries = isSample ? sampleActivity : (loaded.value ?? []);
  return (
    <Card heading="Recent Activity">
      {isSample && <p className={styles.note}>Sample entries.</p>}
      <ul className={styles.activity}>
        {entries.slice(0, MAX_ENTRIES).map(({ id, user, action, time }) => (
          <li key={id}>
            <strong>{user}</strong> <span>{action}</span>{' '}
            <span className={styles.note}>{isSample ? time : <LocalTime iso={time} />}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
