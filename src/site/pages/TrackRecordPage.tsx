import { Band } from '@/site/components/Band';
import { NextStep } from '@/site/components/NextStep';
import { PageIntro } from '@/site/components/PageIntro';
import { LostEntriesWarning } from '@/site/features/signals/LostEntriesWarning';
import { RecordUpdateNotice } from '@/site/features/signals/RecordUpdateNotice';
import styles from '@/site/features/signals/sections.module.css';
import { TrackRecord } from '@/site/features/signals/TrackRecord';
import { useSignalRecord } from '@/site/features/signals/useSignalRecord';
import { absoluteUrl } from '@/content/absoluteUrl';
import type { ViewProps } from '@/site/view';

export default function TrackRecordPage({ page, address }: ViewProps) {
  const record = useSignalRecord();
  return (
    <>
      <PageIntro page={page} address={address} />
      <Band>
        <div className={styles.section}>
          <LostEntriesWarning alarm={record.alarm} />
          <TrackRecord signals={record.signals} secureAddress={absoluteUrl(address)} />
          <RecordUpdateNotice offered={record.offered} status={record.status} />
        </div>
      </Band>
      <NextStep
        heading="Next step"
        links={[
          { label: 'See the open signals', to: { pathname: '/services/signals', search: '?state=open' } },
        ]}
      />
    </>
  );
}
