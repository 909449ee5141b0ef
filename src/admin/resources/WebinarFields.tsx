import { useState } from 'react';
import { LEVELS, MAX_MINUTES, placeToRead, type WebinarDraft } from '@/domain/webinar';
import { capitalized } from '@/ui/capitalized';
import { CheckField } from '@/ui/CheckField';
import { FieldGrid } from '@/ui/FieldGrid';
import { LocalTime } from '@/ui/LocalTime';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { bindField } from './bindField';
import { LIMITS } from './textRules';
import type { FieldsProps } from './resource';
import { UrlField } from './UrlField';
import { momentTyped, type WebinarForm } from './webinarForm';

const LEVEL_OPTIONS: readonly { readonly value: WebinarDraft['level']; readonly label: string }[] = [
  { value: '', label: 'Not stated' },
  ...LEVELS.map((level) => ({ value: level, label: capitalized(level) })),
];

/** Nobody plans further ahead: a later start is a slip of the hand. */
const MOST_YEARS_AHEAD = 5;

const isPlaceToRead = (typed: string) => placeToRead(typed) !== null;

export function WebinarFields({ form, onChange }: FieldsProps<WebinarForm>) {
  const bind = bindField({ form, onChange });
  const [thisYear] = useState(() => new Date().getUTCFullYear());
  const start = momentTyped(form.startsAt);
  return (
    <>
      <TextField label="Title" required limit={LIMITS.name} {...bind('name')} />
      <TextField label="Text" required rows={3} limit={LIMITS.description} {...bind('description')} />
      <FieldGrid>
        <TextField
          label="Start (GMT)"
          type="datetime-local"
          required
          max={`${String(thisYear + MOST_YEARS_AHEAD)}-12-31T23:59`}
          hint="The time at Greenwich, without summer time."
          {...(start !== '' && {
            preview: (
              <span>
                Your time: <LocalTime iso={start} />
              </span>
            ),
          })}
          {...bind('startsAt')}
        />
        <TextField
          label="Minutes"
          type="number"
          required
          min="1"
          max={String(MAX_MINUTES)}
          {...bind('minutes')}
        />
        <TextField label="Language" {...bind('language')} />
        <TextField label="Host" {...bind('host')} />
        <SelectField label="Level" options={LEVEL_OPTIONS} {...bind('level')} />
        <UrlField
          label="Register at"
          hint="Leave empty to link to our contact page with the subject filled in."
          {...bind('registration')}
        />
        <UrlField label="Recording" hint="Once it has taken place." {...bind('recording')} />
        <TextField
          label="Written-up lesson"
          hint="A page of this site, such as /education/beginner/the-spread, or a full address."
          isUrlAcceptable={isPlaceToRead}
          {...bind('writtenUp')}
        />
      </FieldGrid>
      <CheckField label="Active: shown to visitors" {...bind('isActive')} />
    </>
  );
}
