import type { TopicPageContent } from '@/content/page';
import { statements } from '@/content/rules';
import { Band } from '@/site/components/Band';
import PracticeAccount from '@/site/features/practice/account/PracticeAccount';
import { PracticeFrame } from '@/site/sections/PracticeFrame';
import type { ViewProps } from '@/site/view';

/** The account is what people open this page for, so it isn't an island, which would load and appear later. */
export default function PracticeAccountPage({ page, address }: ViewProps<TopicPageContent>) {
  const { lead, ...plain } = page;
  return (
    <PracticeFrame page={plain} address={address} foot={<Band>{statements.practice}</Band>}>
      <PracticeAccount lead={lead} />
    </PracticeFrame>
  );
}
