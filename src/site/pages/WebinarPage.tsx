import type { TopicPageContent } from '@/content/page';
import { island } from '@/site/sections/island';
import TopicPage from '@/site/templates/TopicPage';
import type { ViewProps } from '@/site/view';

const WebinarPanel = island(() => import('@/site/features/webinars/WebinarPanel'));
const WebinarList = island(() => import('@/site/features/webinars/WebinarList'));

export default function WebinarPage(props: ViewProps<TopicPageContent>) {
  return <TopicPage {...props} action={<WebinarPanel />} first={<WebinarList />} />;
}
