import { VisitorDataFile } from './VisitorDataFile';
import styles from './ProgressPanel.module.css';
import { ResetProgress } from './ResetProgress';

/** Separate from the progress itself, because it also loads the practice and journal code. */
export default function ProgressDataPanel() {
  return (
    <div className={styles.panel}>
      <VisitorDataFile />
      <ResetProgress />
    </div>
  );
}
