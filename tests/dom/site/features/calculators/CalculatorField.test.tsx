import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CalculatorField } from '@/site/features/calculators/CalculatorField';
import type { NumberField } from '@/site/features/calculators/tool';

const number: NumberField = {
  kind: 'number',
  key: 'lots',
  label: 'Lots',
  unit: '',
  hint: '',
  echo: '',
  problem: '',
  canonical: '',
  isWhole: false,
  isOverPrecise: false,
  isWide: false,
  placeholder: '',
};

function show(field: Partial<NumberField>, { isProblemShown = false, isNext = false, value = '' } = {}) {
  const onChange = vi.fn<(value: string) => void>();
  const onBlur = vi.fn<() => void>();
  const { container, unmount } = render(
    <CalculatorField
      field={{ ...number, ...field }}
      value={value}
      isProblemShown={isProblemShown}
      isNext={isNext}
      onChange={onChange}
      onBlur={onBlur}
    />,
  );
  return { container, unmount, onChange, onBlur, control: screen.getByRole('textbox', { name: 'Lots' }) };
}

it('describes its unit, hint and understood number', () => {
  const { container, control } = show({ unit: 'USD', hint: 'A hint.', echo: '5 USD' }, { value: '5,0' });
  expect(container).toHaveTextContent(/^LotsUSD= 5 USDA hint\.$/);
  expect(control).toHaveValue('5,0');
  expect(control).toHaveAccessibleDescription('A hint. = 5 USD');
  expect(control).not.toHaveAttribute('aria-invalid');
});

it('explains a problem instead of the number once allowed', () => {
  const wrong = { problem: 'It is wrong.', echo: '0', hint: 'A hint.' };
  const quiet = show(wrong);
  expect(quiet.control).toBeValid();
  expect(quiet.control).toHaveAccessibleDescription('A hint. = 0');
  quiet.unmount();
  const { control, container } = show(wrong, { isProblemShown: true });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('A hint. It is wrong.');
  expect(container).not.toHaveTextContent('= 0');
});

it.each([
  [true, 'numeric'],
  [false, 'decimal'],
])('opens the keyboard for its number, whole: %s', (isWhole, keyboard) => {
  const { control } = show({ isWhole, placeholder: '100,000' });
  expect(control).toHaveAttribute('inputmode', keyboard);
  expect(control).toHaveAttribute('placeholder', '100,000');
  expect(control).toHaveAttribute('autocomplete', 'off');
  expect(control).toHaveAttribute('maxlength', '40');
});
