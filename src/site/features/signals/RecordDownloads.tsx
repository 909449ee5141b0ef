import { toCsv } from '@/domain/text/csv';
import { RECORD_SHEET_COLUMNS, recordSheetRow } from '@/content/recordRow';
import type { Signal } from '@/domain/signals/signal';
import { buttonClass } from '@/ui/buttonClass';
import { DownloadButton } from '@/ui/DownloadButton';
import styles from './RecordDownloads.module.css';

/** The published catalogue, which contains the record. */
const CATALOGUE_ADDRESS = `${import.meta.env.BASE_URL}catalogue.json`;

export function RecordDownloads({ signals }: { readonly signals: readonly Signal[] }) {
  return (
    <div className={styles.downloads}>
      <DownloadButton
        label="Table as CSV"
        file={() => ({
          name: 'signals.csv',
          type: 'text/csv',
          text: toCsv(RECORD_SHEET_COLUMNS, signals.map(recordSheetRow)),
        })}
      />
      <a className={buttonClass('secondary')} href={CATALOGUE_ADDRESS} download="catalogue.json">
        All published lists as JSON
      </a>
    </div>
  );
}
