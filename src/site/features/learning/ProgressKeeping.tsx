import { KeptFile } from './KeptFile';
import styles from './ProgressPanel.module.css';
import { ResetProgress } from './ResetProgress';

/** Apart from the progress itself, because it loads the code of practice and journal, too. */
export default function ProgressKeeping() {
  return (
    <div className={styles.panel}>
      <KeptFile />
      <ResetProgress />
    </div>
  );
}
