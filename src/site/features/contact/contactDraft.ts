import { NO_MESSAGE, type ContactMessage } from '@/data/contact/message';

/**
 * What a visitor has typed into the contact form, in case they follow a link and come back. It is kept in
 * memory only, so a reload discards it.
 */
let keptMessage = NO_MESSAGE;

/** The subject that a link filled in. Another link may replace it until the visitor edits it. */
let linkedSubject = '';

export const contactDraft = {
  read: (): ContactMessage => keptMessage,
  keep: (typed: ContactMessage): void => {
    keptMessage = typed;
  },
  forget: (): void => {
    keptMessage = NO_MESSAGE;
    linkedSubject = '';
  },
  /**
   * Returns the subject to show: the one typed, or else the one from the URL, or else the current one.
   * @param shown the current value of the field
   * @param brought the subject in the URL; '' for none
   */
  subjectFor: (shown: string, brought: string): string => {
    const isOwn = shown !== '' && shown !== linkedSubject;
    if (isOwn || brought === '') return shown;
    linkedSubject = brought;
    return brought;
  },
};
