import { contactRequest } from '@/content/contactAbout';
import { createDraftStore } from '@/data/storage/draftStore';
import { tabStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { NO_MESSAGE, type ContactMessage } from '@/domain/text/contactMessage';

type Filled = Pick<ContactMessage, 'subject' | 'message'>;

const NOTHING_FILLED: Filled = { subject: '', message: '' };

const drafts = createDraftStore(tabStore, storageKeys.contact);

const withoutEmpty = (message: ContactMessage): Partial<ContactMessage> =>
  Object.fromEntries(Object.entries(message).filter(([, text]) => text !== ''));

function forget(): void {
  drafts.discard('typed');
  drafts.discard('linked');
}

/** What a visitor has typed into the contact form, in case they follow a link, or the page reloads. */
export const contactDraft = {
  read: (): ContactMessage => ({ ...NO_MESSAGE, ...drafts.read('typed', NO_MESSAGE) }),
  keep: (typed: ContactMessage): void => {
    const fields = withoutEmpty(typed);
    if (Object.keys(fields).length === 0) forget();
    else drafts.keep('typed', fields);
  },
  forget,
  /** What was in the form when it was cleared without being sent; null for nothing. */
  readUnsent: (): ContactMessage | null => {
    const unsent = drafts.read('unsent', NO_MESSAGE);
    return unsent && { ...NO_MESSAGE, ...unsent };
  },
  keepUnsent: (unsent: ContactMessage): void => drafts.keep('unsent', unsent),
  forgetUnsent: (): void => drafts.discard('unsent'),
  /**
   * Returns the subject and the message to show: those typed, or else those that belong to the subject in the URL.
   * @param shown the current values of the fields
   * @param brought the subject in the URL; '' for none
   */
  filledFor: (shown: Filled, brought: string): Filled => {
    if (brought === '') return shown;
    // What an earlier link filled in is replaced unless the visitor has edited it.
    const linked = { ...NOTHING_FILLED, ...drafts.read('linked', NOTHING_FILLED) };
    const next = { subject: brought, message: contactRequest(brought)?.message ?? '' };
    const valueOf = (name: keyof Filled) =>
      shown[name] === '' || shown[name] === linked[name] ? next[name] : shown[name];
    const filled = { subject: valueOf('subject'), message: valueOf('message') };
    // A message that doesn't belong to the subject would be about something else.
    if (filled.subject !== brought) return shown;
    drafts.keep('linked', next);
    return filled;
  },
};
