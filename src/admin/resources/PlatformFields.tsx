import { FieldGrid } from '@/ui/FieldGrid';
import { Controls } from './Controls';
import { LogoField } from './LogoField';
import { platformFields, type PlatformForm } from './platformForm';
import { bindField, type FieldsProps } from './resource';

export function PlatformFields(props: FieldsProps<PlatformForm>) {
  const controls = (...of: readonly (keyof PlatformForm)[]) => (
    <Controls fields={platformFields} of={of} {...props} />
  );
  return (
    <>
      {controls('name', 'description', 'detailedDescription')}
      <FieldGrid>
        {controls('minDeposit', 'spreads', 'leverage', 'instruments', 'website')}
        <LogoField name={props.form.name} {...bindField(props)('logo')} />
        {controls('downloadLink', 'sortOrder')}
      </FieldGrid>
      {controls('supported')}
      <FieldGrid>{controls('features', 'languages')}</FieldGrid>
      {controls('isActive')}
    </>
  );
}
