import { FieldGrid } from '@/ui/FieldGrid';
import { Controls } from './Controls';
import type { FieldsProps } from './resource';
import { webinarFields, type WebinarForm } from './webinarForm';

export function WebinarFields(props: FieldsProps<WebinarForm>) {
  const controls = (...of: readonly (keyof WebinarForm)[]) => (
    <Controls fields={webinarFields} of={of} {...props} />
  );
  return (
    <>
      {controls('name', 'description')}
      <FieldGrid>
        {controls(
          'startsAt',
          'minutes',
          'language',
          'host',
          'level',
          'registration',
          'recording',
          'writtenUp',
        )}
      </FieldGrid>
      {controls('isActive')}
    </>
  );
}
