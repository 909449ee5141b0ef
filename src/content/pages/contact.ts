import type { PageWords } from '@/content/page';
import { site } from '@/content/site';

interface ContactPageContent extends PageWords {
  readonly detailsHeading: string;
  readonly formHeading: string;
}

const sends = site.contactEndpoint !== '';

export const page: ContactPageContent = {
  title: 'Contact us',
  description: `Write to us about a course, a webinar or a signal: by email, by chat, or with the form that ${sends ? 'sends' : 'prepares'} your message.`,
  heading: 'Contact us',
  lead: "Ask about a course or register for a webinar. Or tell us which sentence isn't clear.",
  detailsHeading: 'How to reach us',
  formHeading: sends ? 'Send a message' : 'Prepare a message',
};
