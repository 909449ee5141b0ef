import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LiveSignalChart } from '@/admin/signals/LiveSignalChart';
import { sampleSignal } from '../../../support/sampleSignals';

it('says that the chart is loading until its code is there, then draws it', async () => {
  render(<LiveSignalChart signal={sampleSignal(16)} />);
  expect(screen.getByText('Loading the chart...')).toBeVisible();
  expect(await screen.findByRole('img', { name: /Entry to buy: 71\.20 to 71\.50\./ })).toBeVisible();
  expect(screen.queryByText('Loading the chart...')).not.toBeInTheDocument();
});
