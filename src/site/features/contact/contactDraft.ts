import { requestOf } from '@/content/contactAbout';
import { NO_MESSAGE, type ContactMessage } from '@/data/contact/message';

/**
 * What a visitor has typed into the contact form, in case they follow a link and come back. It is kept in
 * memory only, so a reload discards it.
 */
let keptMessage = NO_MESSAGE;

type Filled = Pick<ContactMessage, 'subject' | 'message'>;

const NOTHING_FILLED: Filled = { subject: '', message: '' };

/** What a link filled in. Another link may replace it until the visitor edits it. */
let linked = NOTHING_FILLED;

export const contactDraft = {
  read: (): ContactMessage => keptMessage,
  keep: (typed: ContactMessage): void => {
    keptMessage = typed;
  },
  forget: (): void => {
    keptMessage = NO_MESSAGE;
    linked = NOTHING_FILLED;
  },
  /**
   * Returns the subject and the message to show: those typed, or else those that belong to the subject in the URL.
   * @param shown the current values of the fields
   * @param brought the subject in the URL; '' for none
   */
  filledFor: (shown: Filled, brought: string): Filled => {
    if (brought === '') return shown;
    const next = { subject: brought, message: requestOf(brought)?.message ?? '' };
    const valueOf = (name: keyof Filled) =>
      shown[name] === '' || shown[name] === linked[name] ? next[name] : shown[name];
    const filled = { subject: valueOf('subject'), message: valueOf('message') };
    // A message that doesn't belong to the subject would be about something else.
    if (filled.subject !== brought) return shown;
    linked = next;
    return filled;
  },
};
