import { USUAL_MINUTES, type Webinar, type WebinarDraft } from '@/domain/webinar';

/** What the webinar form holds: texts as typed. */
export type WebinarForm = Omit<WebinarDraft, 'minutes'> & {
  /** By Greenwich, as the control has it: `2026-11-29T15:00`. */
  readonly startsAt: string;
  readonly minutes: string;
};

export const blankWebinarForm: WebinarForm = {
  name: '',
  description: '',
  startsAt: '',
  minutes: String(USUAL_MINUTES),
  language: 'English',
  host: '',
  level: '',
  registration: '',
  recording: '',
  writtenUp: '',
  isActive: true,
};

export const webinarToForm = ({ startsAt, minutes, ...webinar }: Webinar): WebinarForm => ({
  ...webinar,
  startsAt: startsAt.slice(0, 'YYYY-MM-DDTHH:mm'.length),
  minutes: String(minutes),
});

/** The moment of a time by Greenwich; '' where none is typed. */
export const momentTyped = (typed: string): string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(typed) ? `${typed.slice(0, 16)}:00Z` : '';

export const webinarFromForm = (form: WebinarForm): WebinarDraft => ({
  name: form.name.trim(),
  description: form.description.trim(),
  startsAt: momentTyped(form.startsAt),
  minutes: Number(form.minutes) || USUAL_MINUTES,
  language: form.language.trim(),
  host: form.host.trim(),
  level: form.level,
  registration: form.registration.trim(),
  recording: form.recording.trim(),
  writtenUp: form.writtenUp.trim(),
  isActive: form.isActive,
});
