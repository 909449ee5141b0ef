import { MAX_LENGTHS } from '@/domain/catalogue/fields';
import { joinBy } from '@/domain/text/csv';
import {
  DEVICES,
  perDevice,
  MAX_INSTRUMENTS,
  NO_SORT_ORDER,
  type PlatformDraft,
} from '@/domain/catalogue/platform';
import { CheckboxField } from '@/ui/CheckboxField';
import { CheckboxGroup } from '@/ui/CheckboxGroup';
import { listField, numberField, statusField, textField, urlField } from './fieldKinds';
import type { Field, FieldsOf, FormOf } from './fieldTable';
import { DEPOSIT_RULES, LOGO_RULES } from './textRules';

type SupportedDevices = PlatformDraft['supported'];

const supportedField: Field<SupportedDevices, SupportedDevices> = {
  blank: perDevice(false),
  toForm: (supported) => supported,
  fromForm: (supported) => supported,
  columns: [
    {
      header: 'Supported',
      write: (supported) =>
        joinBy(
          ';',
          DEVICES.filter(({ key }) => supported[key]).map(({ label }) => label),
        ),
      problem: () => '',
    },
  ],
  Control: ({ value, onChange, question }) => (
    <CheckboxGroup label="Runs on" question={question}>
      {DEVICES.map(({ key, label }) => (
        <CheckboxField
          key={key}
          label={label}
          value={value[key]}
          onChange={(isSupported) => onChange({ ...value, [key]: isSupported })}
        />
      ))}
    </CheckboxGroup>
  ),
};

const MAX_SORT_ORDER = '1000000';

/** The fields of a platform in CSV column order. */
export const platformFields = {
  name: textField({ header: 'Name', required: true, limit: MAX_LENGTHS.name }),
  isActive: statusField,
  sortOrder: numberField(
    {
      header: 'Place',
      label: 'Sort order',
      max: MAX_SORT_ORDER,
      hint: 'Lower numbers come first. Leave empty to put it last.',
    },
    NO_SORT_ORDER,
    '',
  ),
  description: textField({ header: 'Description', required: true, rows: 2, limit: MAX_LENGTHS.description }),
  detailedDescription: textField({
    header: 'Detailed Description',
    label: 'Detailed description',
    rows: 5,
    limit: MAX_LENGTHS.detailed,
  }),
  minDeposit: textField({ header: 'Min Deposit', label: 'Min deposit', ...DEPOSIT_RULES }),
  leverage: textField({ header: 'Leverage' }),
  spreads: textField({ header: 'Spreads' }),
  instruments: numberField({ header: 'Instruments', max: String(MAX_INSTRUMENTS) }, 0),
  features: listField({ header: 'Features', label: 'Features', noun: 'feature' }),
  supported: supportedField,
  languages: listField({ header: 'Languages', label: 'Languages', noun: 'language' }),
  website: urlField({ header: 'Website' }),
  downloadLink: urlField({ header: 'Download Link', label: 'Download link' }),
  logo: textField({ header: 'Logo', ...LOGO_RULES }),
} satisfies FieldsOf<PlatformDraft>;

export type PlatformForm = FormOf<typeof platformFields>;
