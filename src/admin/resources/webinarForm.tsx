import { useState } from 'react';
import { LEVELS, MAX_MINUTES, placeToRead, USUAL_MINUTES, type WebinarDraft } from '@/domain/webinar';
import { LocalTime } from '@/ui/LocalTime';
import { TextField } from '@/ui/TextField';
import { choice, number, status, text, url, type Field, type FieldsOf, type FormOf } from './fieldKinds';
import { LIMITS } from './textRules';

/** Later starts are typing errors. */
const MOST_YEARS_AHEAD = 5;

/** The moment of a GMT time; '' if empty. */
const momentTyped = (typed: string): string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(typed) ? `${typed.slice(0, 16)}:00Z` : '';

/** In GMT, as the control formats it: `2026-11-29T15:00`. */
const startField: Field<string, string> = {
  blank: '',
  toForm: (startsAt) => startsAt.slice(0, 'YYYY-MM-DDTHH:mm'.length),
  fromForm: momentTyped,
  columns: text({ header: 'Start (UTC)', type: 'datetime-local', required: true }).columns.map((column) => ({
    ...column,
    write: momentTyped,
    read: undefined,
  })),
  Control(props) {
    const [thisYear] = useState(() => new Date().getUTCFullYear());
    const start = momentTyped(props.value);
    return (
      <TextField
        label="Start (GMT)"
        type="datetime-local"
        required
        max={`${String(thisYear + MOST_YEARS_AHEAD)}-12-31T23:59`}
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

/** The fields of a webinar, in the order of the columns of a spreadsheet. */
export const webinarFields = {
  name: text({ header: 'Title', required: true, limit: LIMITS.name }),
  isActive: status,
  startsAt: startField,
  minutes: number({ header: 'Minutes', required: true, min: '1', max: String(MAX_MINUTES) }, USUAL_MINUTES),
  description: text({ header: 'Text', required: true, rows: 3, limit: LIMITS.description }),
  language: { ...text({ header: 'Language' }), blank: 'English' },
  host: text({ header: 'Host' }),
  level: choice({ header: 'Level', label: 'Level' }, LEVELS),
  registration: url({
    header: 'Register At',
    label: 'Register at',
    hint: 'Leave empty to link to our contact page with the subject filled in.',
  }),
  recording: url({ header: 'Recording', hint: 'Add it after the webinar.' }),
  writtenUp: text({
    header: 'Written-up Lesson',
    label: 'Written-up lesson',
    hint: 'A page of this site, such as /education/beginner/the-spread, or a full address.',
    isUrlAcceptable: (typed) => placeToRead(typed) !== null,
  }),
} satisfies FieldsOf<WebinarDraft>;

export type WebinarForm = FormOf<typeof webinarFields>;
