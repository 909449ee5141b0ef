import type { TopicPageContent } from '@/content/page';
import { statements } from '@/content/rules';
import { Band } from '@/site/components/Band';
import PracticeAccount from '@/site/features/practice/account/PracticeAccount';
import { island } from '@/site/sections/island';
import { PracticeFrame } from '@/site/sections/PracticeFrame';
import type { ViewProps } from '@/site/view';

const AccountStart = island(() => import('@/site/charts/AccountStart'));

/** One element, so that the island never renders again while it loads. */
const PICTURE = <AccountStart />;

/** The account is what people open this page for, so it isn't an island, which would load and appear later. */
export default function PracticeAccountPage({ page, address }: ViewProps<TopicPageContent>) {
  const { lead, ...plain } = page;
  return (
    <PracticeFrame page={plain} address={address} foot={<Band>{statements.practice}</Band>}>
      <PracticeAccount lead={lead} picture={PICTURE} />
    </PracticeFrame>
  );
}
