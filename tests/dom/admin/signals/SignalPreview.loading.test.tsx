import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SignalPreview } from '@/admin/signals/SignalPreview';
import { renderRoutes } from '../../../support/render';
import { sampleSignal } from '../../../support/sampleSignals';

it('says that the preview is loading until its code is there', async () => {
  renderRoutes([{ path: '*', element: <SignalPreview signal={sampleSignal(9)} count={16} /> }], '/admin');
  expect(screen.getByText('Loading the preview...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'The plan' })).toBeVisible();
  expect(screen.queryByText('Loading the preview...')).not.toBeInTheDocument();
});
