import type { TopicPageContent } from '@/content/page';
import { island } from '@/site/sections/island';
import TopicPage from '@/site/templates/TopicPage';
import type { ViewProps } from '@/site/view';
import styles from './SignalsPage.module.css';

const RecordCard = island(() => import('@/site/features/signals/RecordCard'));
const BoardSection = island(() => import('@/site/features/signals/BoardSection'));

export default function SignalsPage(props: ViewProps<TopicPageContent>) {
  return (
    <TopicPage
      {...props}
      action={<RecordCard />}
      first={
        <div className={styles.board}>
          <BoardSection />
        </div>
      }
    />
  );
}
