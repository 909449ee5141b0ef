import { NextWebinar } from '@/site/features/webinars/NextWebinar';
import { ListingsProvider } from '@/site/ListingsProvider';

/** The next webinar of this browser's list. */
export default function NextWebinarSection() {
  return (
    <ListingsProvider>
      <NextWebinar />
    </ListingsProvider>
  );
}
