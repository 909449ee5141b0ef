import type { PageWords } from '@/content/page';
import { site } from '@/content/site';

const sends = site.contactEndpoint !== '';

export const page: PageWords = {
  title: 'Contact us',
  description: `Write to us about a course, a webinar or a signal: by email, by chat, or with the form that ${sends ? 'sends' : 'prepares'} your message.`,
  heading: 'Contact us',
  lead: "Ask about a course, a webinar or a sentence that isn't clear.",
};
