import { joinedBy } from '@/domain/csv';
import { DEVICES, UNORDERED, type PlatformDraft } from '@/domain/platform';
import { CheckField } from '@/ui/CheckField';
import { CheckGroup } from '@/ui/CheckGroup';
import { list, number, status, text, url, type Field, type FieldsOf, type FormOf } from './fieldKinds';
import { DEPOSIT_RULES, LIMITS, LOGO_RULES } from './textRules';

type Supported = PlatformDraft['supported'];

const supportedField: Field<Supported, Supported> = {
  blank: Object.fromEntries(DEVICES.map(({ key }) => [key, false])) as Supported,
  toForm: (supported) => supported,
  fromForm: (supported) => supported,
  columns: [
    {
      header: 'Supported',
      write: (supported) =>
        joinedBy(
          ';',
          DEVICES.filter(({ key }) => supported[key]).map(({ label }) => label),
        ),
      problem: () => '',
    },
  ],
  Control: ({ value, onChange, question }) => (
    <CheckGroup label="Runs on" question={question}>
      {DEVICES.map(({ key, label }) => (
        <CheckField
          key={key}
          label={label}
          value={value[key]}
          onChange={(isSupported) => {
            onChange({ ...value, [key]: isSupported });
          }}
        />
      ))}
    </CheckGroup>
  ),
};

/** The maximum number of instruments, and the highest sort order. */
const MOST = '1000000';

/** The fields of a platform in CSV column order. */
export const platformFields = {
  name: text({ header: 'Name', required: true, limit: LIMITS.name }),
  isActive: status,
  sortOrder: number(
    {
      header: 'Place',
      label: 'Sort order',
      max: MOST,
      hint: 'Lower numbers come first. Leave empty to put it last.',
    },
    UNORDERED,
    '',
  ),
  description: text({ header: 'Description', required: true, rows: 2, limit: LIMITS.description }),
  detailedDescription: text({
    header: 'Detailed Description',
    label: 'Detailed description',
    rows: 5,
    limit: LIMITS.detailed,
  }),
  minDeposit: text({ header: 'Min Deposit', label: 'Min deposit', ...DEPOSIT_RULES }),
  leverage: text({ header: 'Leverage' }),
  spreads: text({ header: 'Spreads' }),
  instruments: number({ header: 'Instruments', max: MOST }, 0),
  features: list({ header: 'Features', label: 'Features', noun: 'feature' }),
  supported: supportedField,
  languages: list({ header: 'Languages', label: 'Languages', noun: 'language' }),
  website: url({ header: 'Website' }),
  downloadLink: url({ header: 'Download Link', label: 'Download link' }),
  logo: text({ header: 'Logo', ...LOGO_RULES }),
} satisfies FieldsOf<PlatformDraft>;

export type PlatformForm = FormOf<typeof platformFields>;
