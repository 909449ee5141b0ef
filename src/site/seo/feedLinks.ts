import { FEED_FILES } from '@/content/signalFeeds';
import { site } from '@/content/site';
import { absoluteUrl } from '@/content/absoluteUrl';
import { escapeHtml } from './escapeHtml';

const feedLink = (type: string, file: string) =>
  `<link rel="alternate" type="${type}" title="${escapeHtml(site.name)}: trading signals" href="${escapeHtml(absoluteUrl(`/${file}`))}"/>`;

export const feedLinks =
  feedLink('application/atom+xml', FEED_FILES.atom) + feedLink('application/feed+json', FEED_FILES.json);
