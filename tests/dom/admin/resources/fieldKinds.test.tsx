import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { dayField, urlField } from '@/admin/resources/fieldKinds';
import { renderRoutes } from '../../../support/render';

const { Control: Website } = urlField({ header: 'Website' });

function open() {
  const submitted = vi.fn<(value: string) => void>();
  function Form() {
    const [value, setValue] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted(value);
        }}
      >
        <Website value={value} onChange={setValue} />
        <button type="submit">Save</button>
      </form>
    );
  }
  return { submitted, ...renderRoutes([{ path: '/', element: <Form /> }], '/') };
}

const field = () => screen.getByRole('textbox');

it('adds https:// to a URL on blur', async () => {
  const { user } = open();
  expect(field()).toHaveAttribute('placeholder', 'https://');
  await user.type(field(), 'www.example.com');
  await user.tab();
  expect(field()).toHaveValue('https://www.example.com');
  expect(field()).toBeValid();
  expect(field()).not.toHaveAccessibleDescription();
});

it('adds https:// to a URL submitted with Enter', async () => {
  const { submitted, user } = open();
  await user.type(field(), 'example.com{Enter}');
  expect(submitted).toHaveBeenCalledExactlyOnceWith('https://example.com');
});

it('accepts a day that has begun only in the easternmost time zone', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28, 11) });
  const [column] = dayField({ header: 'Checked on' }).columns;
  expect(column?.problem('2026-11-29')).toBe('');
  expect(column?.problem('2026-11-30')).not.toBe('');
});
