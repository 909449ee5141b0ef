import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import EmbeddedCalculator from '@/site/features/calculators/EmbeddedCalculator';

const section = {
  kind: 'calculator',
  heading: 'A break-even win rate',
  intro: '',
  calculator: 'breakEven',
  values: { gain: '3' },
} as const;

const gains = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'A winning trade gains' });
const ownPage = (gain: string) => `/tools/break-even?cost=0.05&winPercent=40&loss=1&gain=${gain}&end=`;
const ownPages = () => screen.getAllByRole('link', { name: 'Open on its own page' });

it('keeps two calculators on one page independent', async () => {
  const address = globalThis.location.href;
  render(
    <MemoryRouter>
      <EmbeddedCalculator section={section} />
      <EmbeddedCalculator section={section} />
    </MemoryRouter>,
  );
  const [first, second] = gains();
  if (!first || !second) throw new Error('There are not two calculators.');
  await userEvent.clear(first);
  await userEvent.type(first, '4');
  expect(second).toHaveValue('3');
  await expect.poll(() => ownPages()[0]?.getAttribute('href')).toBe(ownPage('4'));
  expect(ownPages()[1]).toHaveAttribute('href', ownPage('3'));
  expect(globalThis.location.href).toBe(address);
});
