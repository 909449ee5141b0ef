import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LogoField } from '@/admin/resources/LogoField';
import { renderRoutes } from '../../../support/render';

beforeEach(() => {
  vi.useFakeTimers();
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

it('fetches the logo only after typing pauses', () => {
  open();
  for (const typed of ['https://a', 'https://a.ex', 'https://a.example/logo.png']) {
    type(typed);
    rest(599);
    expect(image()).toBeNull();
  }
  rest();
  expect(image()).toHaveAttribute('src', 'https://a.example/logo.png');
});

it.each(['/logos/x.png', 'data:image/png;base64,iVBORw0KGgo='])(
  'accepts and shows the logo at %s',
  (typed) => {
    open();
    type(typed);
    rest();
    expect(screen.getByRole('textbox')).toBeValid();
    expect(image()).toHaveAttribute('src', typed);
  },
);

it.each([
  ['javascript:alert(1)', 'Constraints not satisfied'],
  ['http://a.example/logo.png', 'Please enter an address that begins with https:// or with /.'],
  ['data:image/svg+xml;base64,PHN2Zz4=', 'This image is too large. Please choose it as a file below.'],
])('rejects %s and explains what to do', (typed, words) => {
  open();
  type(typed);
  fireEvent.blur(screen.getByRole('textbox'));
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByText(words)).toBeVisible();
});

it('rejects a file that is not an image', async () => {
  vi.useRealTimers();
  const { user } = open();
  await user.upload(
    screen.getByLabelText('Logo from a file'),
    new File(['?'], 'logo.png', { type: 'image/png' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent("“logo.png” isn't an image");
});
