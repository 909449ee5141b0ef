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
