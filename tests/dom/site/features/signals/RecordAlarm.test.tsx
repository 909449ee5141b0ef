import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lackWords } from '@/domain/signals/lackWords';
import { RecordAlarm } from '@/site/features/signals/RecordAlarm';
import { renderRoutes } from '../../../../support/render';

it('warns that a noted record is missing', () => {
  const alarm = lackWords({ noted: '2026-03-03T10:00:00.000Z' });
  renderRoutes([{ path: '*', element: <RecordAlarm alarm={alarm} /> }], '/');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This record does not contain what it held on 3 March 2026. Something in this record was changed after it was made. Please tell us, and do not rely on the figures.',
  );
  expect(screen.getByRole('link', { name: 'Check the record' })).toHaveAttribute(
    'href',
    '/services/signals/record#check',
  );
});

it('stays silent when the record holds what was noted', () => {
  renderRoutes([{ path: '*', element: <RecordAlarm alarm="" /> }], '/');
  expect(screen.queryByRole('alert')).toBeNull();
});
