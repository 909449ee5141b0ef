import { toCsv } from '@/domain/csv';
import { RECORD_SHEET_COLUMNS, recordSheetRow } from '@/content/recordRow';
import type { Signal } from '@/domain/signals/signal';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { downloadFile } from '@/ui/download';
import { useHydrated } from '@/ui/useHydrated';
import styles from './RecordDownloads.module.css';

/** The published catalogue, which contains the record. */
const CATALOGUE_ADDRESS = `${import.meta.env.BASE_URL}catalogue.json`;

export function RecordDownloads({ signals }: { readonly signals: readonly Signal[] }) {
  const isLive = useHydrated();
  return (
    <p className={styles.downloads}>
      <Button
        look="secondary"
        disabled={!isLive}
        onClick={() =>
          downloadFile('signals.csv', 'text/csv', toCsv(RECORD_SHEET_COLUMNS, signals.map(recordSheetRow)))
        }
      >
        Table as CSV
      </Button>
      <a className={buttonClass('secondary')} href={CATALOGUE_ADDRESS} download="catalogue.json">
        Updates as JSON
      </a>
    </p>
  );
}
