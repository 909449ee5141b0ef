import { useParams } from 'react-router-dom';
import { chartName, chartPath, practiceCharts } from '@/content/practiceCharts';
import type { PageWords } from '@/content/page';
import { Band } from '@/site/components/Band';
import { NotFound } from '@/site/components/NotFound';
import { PageIntro } from '@/site/components/PageIntro';
import { island } from '@/site/sections/island';
import { PageHead } from '@/site/seo/PageHead';
import type { ViewProps } from '@/site/view';

const ChartTrainer = island(() => import('@/site/features/learning/ChartTrainer'));

/** A practice chart. Nothing on the page reveals what happens next. */
export default function ChartPage({ page }: ViewProps<PageWords>) {
  const params = useParams();
  const index = practiceCharts.findIndex((_, place) => String(place + 1) === params.number);
  const chart = practiceCharts[index];
  if (!chart) return <NotFound page={page} />;
  const number = index + 1;
  const title = `Chart ${String(number)}: ${chartName(chart)}`;
  return (
    <>
      <PageHead
        title={title}
        description={`Decide on practice chart ${String(number)}: ${chartName(chart)}, at invented prices.`}
      />
      <PageIntro
        heading={`Chart ${String(number)}`}
        lead={`${chartName(chart)}. Buy, sell or stay out, then see the next forty candles.`}
        address={chartPath(number)}
        above={{ label: 'Charts', to: '/practice/charts' }}
      />
      <Band>
        <ChartTrainer key={number} number={number} />
      </Band>
    </>
  );
}
