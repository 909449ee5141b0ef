import { NO_MESSAGE, type ContactMessage } from '@/domain/contactMessage';

/**
 * What was typed into the contact form, for a visitor who follows a link and comes back. It lives in this document
 * only: it is never stored, and a reload forgets it.
 */
let kept = NO_MESSAGE;

/** The subject that a link filled in; another link may replace it as long as nobody has changed it. */
let filledIn = '';

export const keptTyping = {
  read: (): ContactMessage => kept,
  keep: (typed: ContactMessage): void => {
    kept = typed;
  },
  forget: (): void => {
    kept = NO_MESSAGE;
    filledIn = '';
  },
  /**
   * The subject to show: what the visitor typed, else what the address brought along, else what was there.
   * @param shown what is in the field
   * @param brought the subject in the address, or an empty text
   */
  subjectFor: (shown: string, brought: string): string => {
    const isOwn = shown !== '' && shown !== filledIn;
    if (isOwn || brought === '') return shown;
    filledIn = brought;
    return brought;
  },
};
