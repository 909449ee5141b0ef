import type { TopicPageContent } from '@/content/page';
import { statements } from '@/content/rules';
import { island } from '@/site/sections/island';
import { PracticeFrame } from '@/site/sections/PracticeFrame';
import type { ViewProps } from '@/site/view';

const PracticeAccount = island(() => import('@/site/features/practice/PracticeAccount'), true);

export default function PracticeAccountPage(props: ViewProps<TopicPageContent>) {
  return (
    <PracticeFrame {...props} note={<p>{statements.practice}</p>}>
      <PracticeAccount />
    </PracticeFrame>
  );
}
