import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import type { FieldsProps } from '@/admin/resources/resource';

/** Draws the fields of a form over these values; `form` of the result gives their current values. */
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

/** The control with this label, found much faster among many fields than by a query that looks at every element. */
export function control(label: string): HTMLInputElement {
  const labels = [...document.querySelectorAll('label')];
  const found = labels.find(({ textContent }) => textContent.replace(/ \*$/, '') === label);
  if (!found?.control) throw new Error(`No field ${label}`);
  return found.control as HTMLInputElement;
}

/** Puts a text into the field with this label. */
export const type = (label: string, value: string) => {
  fireEvent.change(control(label), { target: { value } });
};

/** What is asked of each of these fields, by their labels. */
export const ofFields = <A,>(labels: readonly string[], ask: (control: HTMLInputElement) => A) =>
  Object.fromEntries(labels.map((label) => [label, ask(control(label))]));

/** The fields that have this legend. */
export const fieldset = (legend: string) =>
  screen.getByText(legend, { selector: 'legend' }).closest('fieldset');

/** The values in the rows of a list with this legend. */
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

/** The values of its fields, by label. */
export const formTexts = (form: ParentNode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form.querySelectorAll('label')].map((label) => [label.textContent, controlOf(label).value]),
  );
