import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SignalOrigin } from '@/site/features/calculators/SignalOrigin';
import { sampleEntries } from '../../../../support/sampleSignals';
import { seedFile } from '../../../../support/seedFile';

const file = JSON.stringify({ ...seedFile, signals: sampleEntries });

const origin = (signal: string, onClear: () => void = () => undefined) => (
  <MemoryRouter>
    <SignalOrigin signal={signal} onClear={onClear} />
  </MemoryRouter>
);

afterEach(() => {
  vi.unstubAllGlobals();
});

it('links to the signal and says that it is over', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)));
  const { container, rerender } = render(origin('12'));
  expect(container).toHaveTextContent(/^Filled in from signal 12Clear$/);
  expect(screen.getByRole('link', { name: 'signal 12' })).toHaveAttribute('href', '/services/signals/12');
  expect(await screen.findByText('Signal 12 is closed. The numbers are for practice.')).toBe(
    screen.getByRole('status'),
  );
  rerender(origin('5'));
  expect(await screen.findByText('Signal 5 has expired. The numbers are for practice.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'signal 5' })).toHaveAttribute('href', '/services/signals/5');
});

it('clears the form even when the record fails to load', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', fetch);
  const clear = vi.fn<() => void>();
  render(origin('12', clear));
  await vi.waitFor(() => {
    expect(fetch).toHaveBeenCalled();
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(clear).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(clear).toHaveBeenCalledOnce();
});
