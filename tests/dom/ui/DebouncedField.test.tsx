import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DebouncedField } from '@/ui/DebouncedField';
import { useHydrated } from '@/ui/useHydrated';
import { showBuilt } from '../../support/hydrate';

function Addressed({ text = '' }: { readonly text?: string }) {
  const [value, setValue] = useState(text);
  const isHydrated = useHydrated();
  return (
    <MemoryRouter>
      <DebouncedField
        label="Filter"
        value={isHydrated ? value : ''}
        accepted={(typed) => typed.trim()}
        onDebounced={setValue}
      />
      <output>{value}</output>
    </MemoryRouter>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Filter' });

it.each(['', 'margin'])('prefers text typed before hydration to “%s” from the URL', async (text) => {
  const { hydrate } = showBuilt(<Addressed text={text} />);
  field().value = 'pip';
  expect(await hydrate()).toEqual([]);
  expect(field()).toHaveValue('pip');
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('pip');
  });
  expect(field()).toHaveValue('pip');
});

it('keeps a trailing space in the field although the URL drops it', async () => {
  const { hydrate } = showBuilt(<Addressed />);
  await hydrate();
  await userEvent.type(field(), 'stop ');
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('stop');
  });
  expect(field()).toHaveValue('stop ');
  await userEvent.type(field(), 'loss');
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('stop loss');
  });
});
