import type { TopicPageContent } from '@/content/page';
import { statements } from '@/content/rules';
import PracticeAccount from '@/site/features/practice/account/PracticeAccount';
import { PracticeFrame } from '@/site/sections/PracticeFrame';
import type { ViewProps } from '@/site/view';

/** The account is what people open this page for, so it is no island, which would load and appear later. */
export default function PracticeAccountPage(props: ViewProps<TopicPageContent>) {
  return (
    <PracticeFrame {...props} note={<p>{statements.practice}</p>}>
      <PracticeAccount />
    </PracticeFrame>
  );
}
