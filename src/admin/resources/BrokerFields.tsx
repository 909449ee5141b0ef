import { filledStars, MAX_STARS } from '@/domain/broker';
import { CheckField } from '@/ui/CheckField';
import { FieldGrid } from '@/ui/FieldGrid';
import { ListField } from '@/ui/ListField';
import { StarRating } from '@/ui/StarRating';
import { TextField } from '@/ui/TextField';
import { bindField } from './bindField';
import { BrokerFactFields } from './BrokerFactFields';
import { ratingFromText, ratingWarning, type BrokerForm } from './brokerForm';
import { DepositField } from './DepositField';
import { LIMITS } from './limits';
import { LogoField } from './LogoField';
import type { FieldsProps } from './resource';
import { UrlField } from './UrlField';

export function BrokerFields({ form, onChange }: FieldsProps<BrokerForm>) {
  const bind = bindField({ form, onChange });
  const rating = ratingFromText(form.rating);
  return (
    <>
      <TextField label="Name" required {...bind('name')} />
      <TextField label="Description" required rows={3} limit={LIMITS.description} {...bind('description')} />
      <FieldGrid>
        <DepositField required {...bind('minDeposit')} />
        <TextField label="Leverage" required {...bind('leverage')} />
        <TextField label="Spreads" required {...bind('spreads')} />
        <TextField
          label="Rating"
          inputMode="decimal"
          hint="From 0 to 5, such as 4.5."
          warning={ratingWarning(form.rating)}
          preview={<StarRating filled={filledStars(rating)} outOf={MAX_STARS} value={rating} />}
          {...bind('rating')}
        />
        <UrlField label="Website" {...bind('website')} />
        <LogoField name={form.name} {...bind('logo')} />
        <UrlField label="Referral link" {...bind('referralLink')} />
        <TextField label="Contact email" type="email" {...bind('contactEmail')} />
      </FieldGrid>
      <TextField
        label="Regulation"
        hint="Separate several with commas."
        limit={LIMITS.regulation}
        {...bind('regulation')}
      />
      <FieldGrid>
        <ListField label="Features" noun="feature" {...bind('features')} />
        <ListField label="Trading platforms" noun="trading platform" {...bind('tradingPlatforms')} />
        <ListField label="Account types" noun="account type" {...bind('accountTypes')} />
      </FieldGrid>
      <CheckField label="Active: shown to visitors" {...bind('isActive')} />
      <BrokerFactFields form={form} onChange={onChange} />
    </>
  );
}
