import type { TopicPageContent } from '@/content/page';
import { island } from '@/site/sections/island';
import { PracticeFrame } from '@/site/sections/PracticeFrame';
import type { ViewProps } from '@/site/view';

const OneTrade = island(() => import('@/site/features/learning/OneTrade'));

export default function OneTradePage(props: ViewProps<TopicPageContent>) {
  return (
    <PracticeFrame {...props}>
      <OneTrade />
    </PracticeFrame>
  );
}
