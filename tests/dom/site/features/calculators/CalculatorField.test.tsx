import { fireEvent, render, screen } from '@testing-library/react';
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

it('has its unit, its hint and the number as it is understood', () => {
  const { container, control } = show({ unit: 'USD', hint: 'A hint.', echo: '5 USD' }, { value: '5,0' });
  expect(container).toHaveTextContent(/^LotsUSD= 5 USDA hint\.$/);
  expect(control).toHaveValue('5,0');
  expect(control).toHaveAccessibleDescription('A hint. = 5 USD');
  expect(control).not.toHaveAttribute('aria-invalid');
});

it('has no description where there is nothing to say', () => {
  const { container, control } = show({});
  expect(container).toHaveTextContent(/^Lots$/);
  expect(control).not.toHaveAttribute('aria-describedby');
});

it('is described by its hint alone while nothing is understood', () => {
  expect(show({ hint: 'A hint.' }).control).toHaveAccessibleDescription('A hint.');
});

it('says what is wrong only when it may, and then instead of what it understood', () => {
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

it('says that it is still missing where it is all that a result waits for', () => {
  expect(show({}, { isNext: true }).control).toHaveAccessibleDescription('Still missing');
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

it('tells what is typed and when it is left', () => {
  const { control, onChange, onBlur } = show({});
  fireEvent.change(control, { target: { value: '7' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('7');
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.blur(control);
  expect(onBlur).toHaveBeenCalledOnce();
});

it('offers its choices by their words', () => {
  const onChange = vi.fn<(value: string) => void>();
  const options = [
    { value: 'long', label: 'Buy' },
    { value: 'short', label: 'Sell' },
  ];
  render(
    <CalculatorField
      field={{ kind: 'choice', key: 'side', label: 'Direction', options }}
      value="short"
      isProblemShown={false}
      onChange={onChange}
      onBlur={() => undefined}
    />,
  );
  const control = screen.getByRole('combobox', { name: 'Direction' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Buy', 'Sell']);
  expect(control).toHaveDisplayValue('Sell');
  fireEvent.change(control, { target: { value: 'long' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('long');
});
