import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LostEntriesWarning } from '@/site/features/signals/LostEntriesWarning';
import { renderRoutes } from '../../../../support/render';

it.each([
  [{ noted: '2026-03-03T23:59:00.000Z' }, 'on 3 March 2026'],
  ['build', 'when this page was built'],
] as const)('warns when previously seen updates are missing from the record: %j', (alarm, when) => {
  renderRoutes([{ path: '*', element: <LostEntriesWarning alarm={alarm} /> }], '/');
  expect(screen.getByRole('alert')).toHaveTextContent(
    `This record no longer contains everything it did ${when}. Something in this record was changed later. Please let us know, and don't rely on the figures.`,
  );
  expect(screen.getByRole('link', { name: 'Check the record' })).toHaveAttribute(
    'href',
    '/services/signals/record#check',
  );
});
