import { filledStars, MAX_STARS } from '@/domain/broker';
import { FieldGrid } from '@/ui/FieldGrid';
import { StarRating } from '@/ui/StarRating';
import { TextField } from '@/ui/TextField';
import { bindField } from './bindField';
import { BrokerFactFields } from './BrokerFactFields';
import { brokerFields, ratingFromText, ratingWarning, type BrokerForm } from './brokerForm';
import { LogoField } from './LogoField';
import type { FieldsProps } from './resource';
import { LIMITS } from './textRules';

export function BrokerFields({ form, onChange }: FieldsProps<BrokerForm>) {
  const bind = bindField({ form, onChange });
  const rating = ratingFromText(form.rating);
  return (
    <>
      <brokerFields.name.Control {...bind('name')} />
      <brokerFields.description.Control {...bind('description')} />
      <FieldGrid>
        <brokerFields.minDeposit.Control {...bind('minDeposit')} />
        <brokerFields.leverage.Control {...bind('leverage')} />
        <brokerFields.spreads.Control {...bind('spreads')} />
        <TextField
          label="Rating"
          inputMode="decimal"
          hint="From 0 to 5, such as 4.5."
          warning={ratingWarning(form.rating)}
          preview={<StarRating filled={filledStars(rating)} outOf={MAX_STARS} value={rating} />}
          {...bind('rating')}
        />
        <brokerFields.website.Control {...bind('website')} />
        <LogoField name={form.name} {...bind('logo')} />
        <brokerFields.referralLink.Control {...bind('referralLink')} />
        <brokerFields.contactEmail.Control {...bind('contactEmail')} />
      </FieldGrid>
      <TextField
        label="Regulation"
        hint="Separate several with commas."
        limit={LIMITS.regulation}
        {...bind('regulation')}
      />
      <FieldGrid>
        <brokerFields.features.Control {...bind('features')} />
        <brokerFields.tradingPlatforms.Control {...bind('tradingPlatforms')} />
        <brokerFields.accountTypes.Control {...bind('accountTypes')} />
      </FieldGrid>
      <brokerFields.isActive.Control {...bind('isActive')} />
      <BrokerFactFields form={form} onChange={onChange} />
    </>
  );
}
