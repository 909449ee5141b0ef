import type { TopicPageContent } from '@/content/page';
import { island } from '@/site/sections/island';
import { PracticeFrame } from '@/site/sections/PracticeFrame';
import type { ViewProps } from '@/site/view';

const SumTrainer = island(() => import('@/site/features/learning/SumTrainer'));

export default function SumsPage(props: ViewProps<TopicPageContent>) {
  return (
    <PracticeFrame {...props}>
      <SumTrainer />
    </PracticeFrame>
  );
}
