import { useEffect, useState, version } from 'react';
import { Link } from 'react-router-dom';
import { site } from '@/content/site';
import { browserStore } from '@/data/storage/keyValueStore';
import { AdminHead } from '@/admin/AdminHead';
import { adminPaths } from '@/domain/accounts/adminPaths';
import { countOf } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { StatList } from '@/ui/StatList';
import styles from './AdminTestPage.module.css';

const MAX_AGENT_CHARACTERS = 50;

const readDebugInfo = () => ({
  time: new Date().toLocaleTimeString(),
  agent: navigator.userAgent.slice(0, MAX_AGENT_CHARACTERS),
  storage: browserStore.isPersistent() ? 'available' : 'not available',
});

/** A page that tests the basics in a browser. It shows only the visitor's own data. */
export default function AdminTestPage() {
  const [clicks, setClicks] = useState(0);
  const [status, setStatus] = useState('Nothing tested yet.');
  const [info, setInfo] = useState<ReturnType<typeof readDebugInfo> | null>(null);

  useEffect(() => {
    // None of this may be read while rendering.
    setInfo(readDebugInfo());
  }, []);

  const handleTest = (subject: string) =>
    setStatus(`${subject} test clicked at ${new Date().toLocaleTimeString()}`);

  return (
    <main className={styles.page}>
      <AdminHead
        title="Admin test"
        description={`A debug page of ${site.name} that shows whether the basics work here.`}
      />
      <h1>Admin test</h1>
      <p>
        <Button onClick={() => setClicks(clicks + 1)}>{`Clicked ${countOf(clicks, 'time')}`}</Button>
      </p>
      <p className={styles.buttons}>
        <Button variant="secondary" onClick={() => handleTest('Brokers')}>
          Test brokers
        </Button>
        <Button variant="secondary" onClick={() => handleTest('Platforms')}>
          Test platforms
        </Button>
      </p>
      <p role="status">{status}</p>
      <h2>Debug info</h2>
      <StatList
        rows={[
          { term: 'React version', text: version },
          { term: 'Current time', text: info?.time ?? '–' },
          { term: 'Browser', text: info?.agent ?? '–' },
          { term: 'Local storage', text: info?.storage ?? '–' },
        ]}
      />
      <p>
        <Link to={adminPaths.dashboard}>Back to the admin area</Link>
      </p>
    </main>
  );
}
