import { safeExternalUrl } from '@/domain/externalUrl';
import { DEVICES } from '@/domain/platform';
import { CheckField } from '@/ui/CheckField';
import { CheckGroup } from '@/ui/CheckGroup';
import { FieldGrid } from '@/ui/FieldGrid';
import { ListField } from '@/ui/ListField';
import { TextField } from '@/ui/TextField';
import type { PlatformForm } from './platformForm';
import type { FieldsProps } from './resource';

const isUrlAcceptable = (value: string) => safeExternalUrl(value) !== null;

export function PlatformFields({ form, onChange }: FieldsProps<PlatformForm>) {
  /** What a field needs to show and change one value of the form. */
  const bind = <K extends keyof PlatformForm>(field: K) => ({
    value: form[field],
    onChange: (value: PlatformForm[K]) => {
      onChange({ ...form, [field]: value });
    },
  });
  const bindList = (field: 'features' | 'languages') => ({
    values: form[field],
    onChange: (values: readonly string[]) => {
      onChange({ ...form, [field]: [...values] });
    },
  });
  return (
    <>
      <TextField label="Name" required {...bind('name')} />
      <TextField label="Description" required rows={2} {...bind('description')} />
      <TextField label="Detailed description" rows={5} {...bind('detailedDescription')} />
      <FieldGrid>
        <TextField label="Min deposit" {...bind('minDeposit')} />
        <TextField label="Spreads" {...bind('spreads')} />
        <TextField label="Leverage" {...bind('leverage')} />
        <TextField label="Instruments" type="number" {...bind('instruments')} />
        <TextField label="Website" type="url" isUrlAcceptable={isUrlAcceptable} {...bind('website')} />
        <TextField label="Logo URL" type="url" isUrlAcceptable={isUrlAcceptable} {...bind('logo')} />
        <TextField
          label="Download link"
          type="url"
          isUrlAcceptable={isUrlAcceptable}
          {...bind('downloadLink')}
        />
        <TextField
          label="Sort order"
          type="number"
          hint="Lower numbers come first; empty means last."
          {...bind('sortOrder')}
        />
      </FieldGrid>
      <CheckGroup label="Runs on">
        {DEVICES.map(({ key, label }) => (
          <CheckField
            key={key}
            label={label}
            checked={form.supported[key]}
            onChange={(isSupported) => {
              onChange({ ...form, supported: { ...form.supported, [key]: isSupported } });
            }}
          />
        ))}
      </CheckGroup>
      <FieldGrid>
        <ListField label="Features" noun="feature" {...bindList('features')} />
        <ListField label="Languages" noun="language" {...bindList('languages')} />
      </FieldGrid>
      <CheckField
        label="Active: shown to visitors"
        checked={form.isActive}
        onChange={(isActive) => {
          onChange({ ...form, isActive });
        }}
      />
    </>
  );
}
