import { FEED_FILES } from '@/content/signalFeeds';
import { site } from '@/content/site';

const basePath = import.meta.env.BASE_URL;

export const FollowFeeds = () => (
  <p>
    {'Follow each update, free and without an account: '}
    <a href={site.social.channel.url} rel="noopener">
      {site.social.channel.label}
    </a>
    , <a href={basePath + FEED_FILES.atom}>Atom</a>, <a href={basePath + FEED_FILES.json}>JSON Feed</a>
  </p>
);
