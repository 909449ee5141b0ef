import type { TopicPageContent } from '@/content/page';
import { island } from '@/site/sections/island';
import { PracticeFrame } from '@/site/sections/PracticeFrame';
import type { ViewProps } from '@/site/view';

const ChartTally = island(() => import('@/site/features/learning/ChartTally'));

export default function ChartsPage(props: ViewProps<TopicPageContent>) {
  return (
    <PracticeFrame {...props}>
      <ChartTally />
    </PracticeFrame>
  );
}
