import { WebinarList } from '@/site/features/webinars/WebinarList';
import { ListingsProvider } from '@/site/ListingsProvider';

/** The webinars of this browser's list. */
export default function WebinarsSection() {
  return (
    <ListingsProvider>
      <WebinarList />
    </ListingsProvider>
  );
}
