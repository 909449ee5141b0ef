import { FEED_FILES } from '@/content/signalFeeds';

const base = import.meta.env.BASE_URL;

/** Where readers of feeds find each new entry. */
export const FollowFeeds = () => (
  <p>
    Follow each update: <a href={base + FEED_FILES.atom}>Atom</a>,{' '}
    <a href={base + FEED_FILES.json}>JSON Feed</a>
  </p>
);
