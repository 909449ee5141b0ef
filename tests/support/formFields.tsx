import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import type { FieldsProps } from '@/admin/resources/formFields';

/** Renders form fields with these values; `form` in the result holds the current ones. */
export function openFields<F extends object>(Fields: ComponentType<FieldsProps<F>>, values: F) {
  const latest = { form: values };
  function Form() {
    const [form, setForm] = useState(values);
    return (
      <Fields
        form={form}
        onChange={(next) => {
          latest.form = next;
          setForm(next);
        }}
      />
    );
  }
  return Object.assign(latest, render(<Form />));
}

/** Finds a control by label; faster than role queries on a large form. */
export function control(label: string): HTMLInputElement {
  const labels = [...document.querySelectorAll('label')];
  const found = labels.find(({ textContent }) => textContent.replace(/ \*$/, '') === label);
  if (!found?.control) throw new Error(`No field ${label}`);
  return found.control as HTMLInputElement;
}

export const typeInto = (label: string, value: string) => {
  fireEvent.change(control(label), { target: { value } });
};

/** Results of `ask` by label. */
export const byLabel = <A,>(labels: readonly string[], ask: (control: HTMLInputElement) => A) =>
  Object.fromEntries(labels.map((label) => [label, ask(control(label))]));

export const fieldset = (legend: string) =>
  screen.getByText(legend, { selector: 'legend' }).closest('fieldset');

/** Values in each row of a list field. */
export const rowsOf = (legend: string) =>
  [...(fieldset(legend)?.querySelectorAll('input') ?? [])].map(({ value }) => value);

function controlOf(label: HTMLLabelElement) {
  const { control } = label;
  if (
    !(
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    )
  )
    throw new Error(`Nothing belongs to the label “${label.textContent}”.`);
  return control;
}

/** Field values by label. */
export const fieldValues = (form: ParentNode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form.querySelectorAll('label')].map((label) => [label.textContent, controlOf(label).value]),
  );
