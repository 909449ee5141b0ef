import { safeExternalUrl } from '@/domain/externalUrl';
import { CheckField } from '@/ui/CheckField';
import { FieldGrid } from '@/ui/FieldGrid';
import { ListField } from '@/ui/ListField';
import { TextField } from '@/ui/TextField';
import { bindField } from './bindField';
import type { BrokerForm } from './brokerForm';
import type { FieldsProps } from './resource';

const isUrlAcceptable = (value: string) => safeExternalUrl(value) !== null;

export function BrokerFields({ form, onChange }: FieldsProps<BrokerForm>) {
  const bind = bindField({ form, onChange });
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
        <ListField label="Features" noun="feature" {...bind('features')} />
        <ListField label="Trading platforms" noun="trading platform" {...bind('tradingPlatforms')} />
        <ListField label="Account types" noun="account type" {...bind('accountTypes')} />
      </FieldGrid>
      <CheckField label="Active: shown to visitors" {...bind('isActive')} />
    </>
  );
}
