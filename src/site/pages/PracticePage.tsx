import type { page as words } from '@/content/pages/practice/index';
import { chartPath, nextChart } from '@/content/practiceCharts';
import { Link } from '@/site/components/Link';
import { PageIntro } from '@/site/components/PageIntro';
import { RelatedPages } from '@/site/components/RelatedPages';
import { RuledList } from '@/site/components/RuledList';
import { SectionFrame } from '@/site/components/SectionFrame';
import { DueToday } from '@/site/features/practice/sums/DueToday';
import { useProgress } from '@/site/progress/useProgress';
import { island } from '@/site/sections/island';
import type { ViewProps } from '@/site/view';
import { buttonClass } from '@/ui/buttonClass';
import styles from './PracticePage.module.css';

const FirstChart = island(() => import('@/site/charts/FirstChart'));

export default function PracticePage({ page, address }: ViewProps<typeof words>) {
  const { chart, account } = page.actions;
  const next = nextChart(useProgress()?.progress.replays ?? {}, 0);
  return (
    <div className={styles.page}>
      <PageIntro
        page={page}
        address={address}
        action={
          <div className={styles.picture}>
            <FirstChart />
          </div>
        }
      >
        <p className={styles.actions}>
          <Link className={buttonClass()} to={{ pathname: chartPath(next) }}>
            {chart}
          </Link>
          <Link className={buttonClass('secondary')} to={account.to}>
            {account.label}
          </Link>
        </p>
        <p className={styles.about}>{page.about}</p>
        <DueToday />
      </PageIntro>
      <SectionFrame heading={page.exercisesHeading} isWide>
        <RuledList entries={page.exercises} />
      </SectionFrame>
      <RelatedPages links={page.related} />
    </div>
  );
}
