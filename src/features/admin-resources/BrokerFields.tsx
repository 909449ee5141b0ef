import { safeExternalUrl } from '@/domain/externalUrl';
import { CheckField } from '@/ui/CheckField';
import { FieldGrid } from '@/ui/FieldGrid';
import { ListField } from '@/ui/ListField';
import { TextField } from '@/ui/TextField';
import type { BrokerForm } from './brokerForm';
import type { FieldsProps } from './resource';

const isUrlAcceptable = (value: string) => safeExternalUrl(value) !== null;

export function BrokerFields({ form, onChange }: FieldsProps<BrokerForm>) {
  /** What a field needs to show and change one value of the form. */
  const bind = <K extends keyof BrokerForm>(field: K) => ({
    value: form[field],
    onChange: (value: BrokerForm[K]) => {
      onChange({ ...form, [field]: value });
    },
  });
  const bindList = (field: 'features' | 'tradingPlatforms' | 'accountTypes') => ({
    values: form[field],
    onChange: (values: readonly string[]) => {
      onChange({ ...form, [field]: [...values] });
    },
  });
  return (
    <>
      <TextField label="Name" required {...bind('name')} />
      <TextField label="Description" required rows={3} {...bind('description')} />
      <FieldGrid>
        <TextField label="Min deposit" required {...bind('minDeposit')} />
        <TextField label="Leverage" required {...bind('leverage')} />
        <TextField label="Spreads" required {...bind('spreads')} />
        <TextField label="Rating" inputMode="decimal" hint="From 0 to 5, such as 4.5." {...bind('rating')} />
        <TextField label="Website" type="url" isUrlAcceptable={isUrlAcceptable} {...bind('website')} />
        <TextField label="Logo URL" type="url" isUrlAcceptable={isUrlAcceptable} {...bind('logo')} />
        <TextField
          label="Referral link"
          type="url"
          isUrlAcceptable={isUrlAcceptable}
          {...bind('referralLink')}
        />
        <TextField label="Contact email" type="email" {...bind('contactEmail')} />
      </FieldGrid>
      <TextField label="Regulation" hint="Separate several with commas." {...bind('regulation')} />
      <FieldGrid>
        <ListField label="Features" noun="feature" {...bindList('features')} />
        <ListField label="Trading platforms" noun="trading platform" {...bindList('tradingPlatforms')} />
        <ListField label="Account types" noun="account type" {...bindList('accountTypes')} />
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
