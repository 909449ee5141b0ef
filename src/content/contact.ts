import type { PageWords } from './page';

interface ContactPageContent extends PageWords {
  readonly detailsHeading: string;
  readonly formHeading: string;
}

export const page: ContactPageContent = {
  title: 'Contact us',
  description:
    'Write to us about a course, a webinar or a signal: by e-mail, by chat, or with the form that prepares your message.',
  heading: 'Contact us',
  lead: 'Ask about a course, register for a webinar or tell us what is unclear. We answer in plain words.',
  detailsHeading: 'How to reach us',
  formHeading: 'Prepare a message',
};
