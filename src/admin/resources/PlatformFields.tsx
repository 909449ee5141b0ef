import { DEVICES } from '@/domain/platform';
import { CheckField } from '@/ui/CheckField';
import { CheckGroup } from '@/ui/CheckGroup';
import { FieldGrid } from '@/ui/FieldGrid';
import { ListField } from '@/ui/ListField';
import { TextField } from '@/ui/TextField';
import { bindField } from './bindField';
import { LogoField } from './LogoField';
import type { PlatformForm } from './platformForm';
import type { FieldsProps } from './resource';
import { DEPOSIT_RULES, LIMITS } from './textRules';
import { UrlField } from './UrlField';

/** The most instruments, and the last place. */
const MOST = '1000000';

export function PlatformFields({ form, onChange }: FieldsProps<PlatformForm>) {
  const bind = bindField({ form, onChange });
  return (
    <>
      <TextField label="Name" required limit={LIMITS.name} {...bind('name')} />
      <TextField label="Description" required rows={2} limit={LIMITS.description} {...bind('description')} />
      <TextField
        label="Detailed description"
        rows={5}
        limit={LIMITS.detailed}
        {...bind('detailedDescription')}
      />
      <FieldGrid>
        <TextField label="Min deposit" {...DEPOSIT_RULES} {...bind('minDeposit')} />
        <TextField label="Spreads" {...bind('spreads')} />
        <TextField label="Leverage" {...bind('leverage')} />
        <TextField label="Instruments" type="number" max={MOST} {...bind('instruments')} />
        <UrlField label="Website" {...bind('website')} />
        <LogoField name={form.name} {...bind('logo')} />
        <UrlField label="Download link" {...bind('downloadLink')} />
        <TextField
          label="Sort order"
          type="number"
          max={MOST}
          hint="Lower numbers come first; empty means last."
          {...bind('sortOrder')}
        />
      </FieldGrid>
      <CheckGroup label="Runs on">
        {DEVICES.map(({ key, label }) => (
          <CheckField
            key={key}
            label={label}
            value={form.supported[key]}
            onChange={(isSupported) => {
              onChange({ ...form, supported: { ...form.supported, [key]: isSupported } });
            }}
          />
        ))}
      </CheckGroup>
      <FieldGrid>
        <ListField label="Features" noun="feature" {...bind('features')} />
        <ListField label="Languages" noun="language" {...bind('languages')} />
      </FieldGrid>
      <CheckField label="Active: shown to visitors" {...bind('isActive')} />
    </>
  );
}
