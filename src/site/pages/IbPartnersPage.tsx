import { BrokerNotices } from '@/site/features/brokers/BrokerNotices';
import { BrokerList } from '@/site/features/brokers/BrokerList';
import type { page as words } from '@/content/pages/ibPartners';
import { Band } from '@/site/components/Band';
import { ChoosingSection } from '@/site/components/ChoosingSection';
import type { ViewProps } from '@/site/view';
import { PageIntro } from '@/site/components/PageIntro';
import styles from './IbPartnersPage.module.css';

export default function IbPartnersPage({ page, address }: ViewProps<typeof words>) {
  return (
    <div className={styles.page}>
      <PageIntro page={page} address={address} action={<BrokerNotices />} />
      <Band>
        <BrokerList />
      </Band>
      <ChoosingSection {...page.choosing} />
    </div>
  );
}
