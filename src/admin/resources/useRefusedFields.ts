import { useState, type SyntheticEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | Element): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** The label's own words, without the star of a required field. */
const nameOf = (control: Control) =>
  control.ariaLabel ?? control.labels?.[0]?.firstChild?.textContent ?? 'the field';

/**
 * The fields that the browser refused when the form was sent, from top to bottom. One that is changed since is no
 * longer among them: whether it will do now is found out when the form is sent again.
 */
export function useRefusedFields() {
  const [refused, setRefused] = useState<readonly Control[]>([]);
  return {
    count: refused.length,
    first: refused[0] && { name: nameOf(refused[0]), focus: () => refused[0]?.focus() },
    handlers: {
      // Submitting fires `invalid` on each refused control, and it doesn't bubble.
      onInvalidCapture: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
        setRefused([...currentTarget.elements].filter(isControl).filter(({ validity }) => !validity.valid));
      },
      onChange: ({ target }: SyntheticEvent) => {
        setRefused((controls) => controls.filter((control) => control !== target));
      },
    },
  };
}
