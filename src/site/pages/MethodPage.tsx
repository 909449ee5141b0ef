import type { TopicPageContent } from '@/content/page';
import { RatingSheet } from '@/site/features/brokers/RatingSheet';
import TopicPage from '@/site/templates/TopicPage';
import type { ViewProps } from '@/site/view';

export default function MethodPage(props: ViewProps<TopicPageContent>) {
  return <TopicPage {...props} band={<RatingSheet />} />;
}
