import type { PageWords } from './page';

/** A link to the contact page with the subject filled in. */
export const contactPath = (subject: string): `/contact?${string}` =>
  `/contact?${new URLSearchParams({ subject }).toString()}`;

const TRADED = 'I have traded: not yet / on a demo account / with real money.';

interface Request {
  /** The contact page's words. The heading takes one line, like the usual heading, so that nothing shifts. */
  readonly words: Pick<PageWords, 'title' | 'heading' | 'lead'>;
  /** A message that can be sent as is. */
  readonly message: string;
}

/** The request that a subject implies; null for a general question. */
export function contactRequest(subject: string): Request | null {
  const webinar = /^(?:Next webinar|Next date|Webinar)(?:: (.+))?$/.exec(subject);
  if (webinar) {
    const [, which = 'the next webinar'] = webinar;
    return {
      words: {
        title: 'Ask for a place',
        heading: 'Ask for a place',
        lead: 'Send this message, and we will write back with the date and the link.',
      },
      message: `I'd like a place: ${which}.\n${TRADED}`,
    };
  }
  if (!subject.endsWith(' course')) return null;
  const course = subject.toLowerCase();
  const verb = subject === 'Advanced course' ? 'Apply' : 'Enrol';
  return {
    words: {
      title: `${verb}: ${course}`,
      heading: verb,
      lead: `Send this message about the ${course}. We will write back with the next step.`,
    },
    message: `I'd like to ${verb.toLowerCase()}: ${course}.\n${TRADED}`,
  };
}
