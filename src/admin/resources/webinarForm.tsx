import { useState } from 'react';
import {
  WEBINAR_LEVELS,
  MAX_WEBINAR_MINUTES,
  parseLessonUrl,
  DEFAULT_WEBINAR_MINUTES,
  type WebinarDraft,
} from '@/domain/catalogue/webinar';
import { LocalTime } from '@/ui/LocalTime';
import { TextField } from '@/ui/TextField';
import { choiceField, numberField, statusField, textField, urlField } from './fieldKinds';
import type { Field, FieldsOf, FormOf } from './fieldTable';
import { MAX_LENGTHS } from '@/domain/catalogue/fields';

/** A later start is treated as a typing error. */
const MAX_YEARS_AHEAD = 5;

/** Turns a GMT time as typed into ISO 8601; '' if it is empty. */
const toMoment = (typed: string): string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(typed) ? `${typed.slice(0, 16)}:00Z` : '';

/** In GMT, as the control formats it: `2026-11-29T15:00`. */
const startField: Field<string, string> = {
  blank: '',
  toForm: (startsAt) => startsAt.slice(0, 'YYYY-MM-DDTHH:mm'.length),
  fromForm: toMoment,
  columns: textField({ header: 'Start (UTC)', type: 'datetime-local', required: true }).columns.map(
    (column) => ({
      ...column,
      write: toMoment,
      read: undefined,
    }),
  ),
  Control(props) {
    const [thisYear] = useState(() => new Date().getUTCFullYear());
    const start = toMoment(props.value);
    return (
      <TextField
        label="Start (GMT)"
        type="datetime-local"
        required
        max={`${String(thisYear + MAX_YEARS_AHEAD)}-12-31T23:59`}
        hint="GMT all year, not summer time."
        {...(start !== '' && {
          preview: (
            <span>
              Your time: <LocalTime iso={start} />
            </span>
          ),
        })}
        {...props}
      />
    );
  },
};

/** The fields of a webinar in CSV column order. */
export const webinarFields = {
  name: textField({ header: 'Title', required: true, limit: MAX_LENGTHS.name }),
  isActive: statusField,
  startsAt: startField,
  minutes: numberField(
    { header: 'Minutes', required: true, min: '1', max: String(MAX_WEBINAR_MINUTES) },
    DEFAULT_WEBINAR_MINUTES,
  ),
  description: textField({ header: 'Text', required: true, rows: 3, limit: MAX_LENGTHS.description }),
  language: { ...textField({ header: 'Language' }), blank: 'English' },
  host: textField({ header: 'Host' }),
  level: choiceField({ header: 'Level', label: 'Level' }, WEBINAR_LEVELS),
  registration: urlField({
    header: 'Register At',
    label: 'Register at',
    hint: 'Leave empty to link to our contact page with the subject filled in.',
  }),
  recording: urlField({ header: 'Recording', hint: 'Add it after the webinar.' }),
  writtenUp: textField({
    header: 'Written-up Lesson',
    label: 'Written-up lesson',
    hint: 'A page on this site, such as /education/beginner/the-spread, or a full address.',
    isUrlAcceptable: (typed) => parseLessonUrl(typed) !== null,
  }),
} satisfies FieldsOf<WebinarDraft>;

export type WebinarForm = FormOf<typeof webinarFields>;
