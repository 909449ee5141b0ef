import { NO_MESSAGE, type ContactMessage } from '@/domain/contactMessage';

/**
 * What a visitor has typed into the contact form, in case they follow a link and come back. It is kept in
 * memory only, so a reload discards it.
 */
let kept = NO_MESSAGE;

/** The subject that a link filled in. Another link may replace it until the visitor edits it. */
let filledIn = '';

export const contactDraft = {
  read: (): ContactMessage => kept,
  keep: (typed: ContactMessage): void => {
    kept = typed;
  },
  forget: (): void => {
    kept = NO_MESSAGE;
    filledIn = '';
  },
  /**
   * Returns the subject to show: the one typed, or else the one from the address, or else the current one.
   * @param shown the current value of the field
   * @param brought the subject in the address; '' for none
   */
  subjectFor: (shown: string, brought: string): string => {
    const isOwn = shown !== '' && shown !== filledIn;
    if (isOwn || brought === '') return shown;
    filledIn = brought;
    return brought;
  },
};
