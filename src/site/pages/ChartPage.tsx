import { useParams } from 'react-router-dom';
import { chartName, chartPath, practiceCharts } from '@/content/practiceCharts';
import type { PageWords } from '@/content/page';
import { Band } from '@/site/components/Band';
import { NotFound } from '@/site/components/NotFound';
import { PageIntro } from '@/site/components/PageIntro';
import { RelatedPages } from '@/site/components/RelatedPages';
import { island } from '@/site/sections/island';
import type { ViewProps } from '@/site/view';

const ChartTrainer = island(() => import('@/site/features/practice/charts/ChartTrainer'));

const RELATED = [
  { label: 'How practice charts work', to: '/practice/charts' },
  { label: 'Charts with a screen reader or keyboard', to: '/practice/screen-reader' },
] as const;

/** A practice chart. Nothing on the page reveals what happens next. */
export default function ChartPage({ page }: ViewProps<PageWords>) {
  const params = useParams();
  const index = practiceCharts.findIndex((_, place) => String(place + 1) === params.number);
  const chart = practiceCharts[index];
  if (!chart) return <NotFound page={page} />;
  const number = index + 1;
  const heading = `Chart ${String(number)}`;
  const name = chartName(chart);
  return (
    <>
      <PageIntro
        page={{
          title: `${heading}: ${name}`,
          description: `Decide on practice chart ${String(number)}: ${name}, at invented prices.`,
          heading,
        }}
        address={chartPath(number)}
        isIndexed={false}
        above={{ label: 'Charts', to: '/practice/charts' }}
      />
      <Band>
        <ChartTrainer key={number} number={number} name={name} />
      </Band>
      <RelatedPages links={RELATED} />
    </>
  );
}
