import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LogoField } from '@/admin/resources/LogoField';
import { renderRoutes } from '../../../support/render';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Form({ stored }: { readonly stored: string }) {
  const [value, setValue] = useState(stored);
  return <LogoField name="Test Broker" value={value} onChange={setValue} />;
}

const open = (stored = '') => renderRoutes([{ path: '/', element: <Form stored={stored} /> }], '/');
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const rest = (ms = 600) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const image = () => screen.queryByRole('presentation');

it('shows the stored logo at once', () => {
  open('https://a.example/logo.png');
  expect(image()).toHaveAttribute('src', 'https://a.example/logo.png');
});

it('shows the monogram where there is no address', () => {
  open();
  expect(screen.getByText('TB')).toBeVisible();
});

it('fetches nothing for the addresses passed through while typing', () => {
  open();
  for (const typed of ['https://a', 'https://a.ex', 'https://a.example/logo.png']) {
    type(typed);
    rest(599);
    expect(image()).toBeNull();
  }
  rest();
  expect(image()).toHaveAttribute('src', 'https://a.example/logo.png');
});

it.each(['javascript:alert(1)', 'logo.png', '//a.example/logo.png', 'https://me@a.example/x'])(
  'F71: fetches nothing for %s',
  (typed) => {
    open('https://a.example/logo.png');
    type(typed);
    rest();
    expect(image()).toBeNull();
    expect(screen.getByText('TB')).toBeVisible();
  },
);
