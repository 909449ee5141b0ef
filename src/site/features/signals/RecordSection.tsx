import type { RecordCheckResult } from '@/data/signals/checkRecord';
import { loadChunk } from '@/runtime/loadChunk';
import { FollowFeeds } from './FollowFeeds';
import { RecordCheck } from './RecordCheck';
import { RecordDownloads } from './RecordDownloads';
import { RecordAlarm } from './RecordAlarm';
import { RecordNews } from './RecordNews';
import { SignalRecord } from './SignalRecord';
import styles from './sections.module.css';
import { useSignalRecord } from './useSignalRecord';

async function checkSiteRecord(onProgress: (checked: number) => void): Promise<RecordCheckResult> {
  const { checkInBrowser } = await loadChunk(() => import('@/data/signals/checkRecord'));
  return checkInBrowser(onProgress);
}

export function RecordSection({ secureAddress }: { readonly secureAddress: string }) {
  const record = useSignalRecord();
  const { signals } = record;
  return (
    <div className={styles.section}>
      <RecordAlarm alarm={record.alarm} />
      <SignalRecord
        signals={signals}
        check={<RecordCheck check={checkSiteRecord} secureAddress={secureAddress} />}
        downloads={
          <>
            <RecordDownloads
              signals={signals}
              catalogueAddress={`${import.meta.env.BASE_URL}catalogue.json`}
            />
            <FollowFeeds />
          </>
        }
      />
      <RecordNews offered={record.offered} status={record.status} />
    </div>
  );
}
