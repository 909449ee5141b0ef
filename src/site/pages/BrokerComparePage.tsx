import { statements } from '@/content/rules';
import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { BrokerComparison } from '@/site/features/brokers/BrokerComparison';
import type { ViewProps } from '@/site/view';
import styles from './BrokerComparePage.module.css';

export default function BrokerComparePage({ page, address }: ViewProps) {
  const { lead, ...words } = page;
  return (
    <div className={styles.page}>
      <PageIntro
        page={words}
        address={address}
        action={<p className={styles.disclosure}>{statements.referralDisclosure}</p>}
      />
      <Band>
        <BrokerComparison invitation={lead} />
      </Band>
    </div>
  );
}
