import { useState, type SyntheticEvent } from 'react';

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isFormControl = (target: EventTarget | Element): target is FormControl =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** The label without the asterisk of a required field. */
const nameOf = (control: FormControl) =>
  control.ariaLabel ?? control.labels?.[0]?.firstChild?.textContent ?? 'the field';

/**
 * The fields that failed validation on submit, from top to bottom. A field edited since is removed; the next
 * submit validates it again.
 */
export function useInvalidFields() {
  const [refused, setRefused] = useState<readonly FormControl[]>([]);
  return {
    count: refused.length,
    first: refused[0] && { name: nameOf(refused[0]), focus: () => refused[0]?.focus() },
    handlers: {
      // Submitting fires `invalid` on each invalid control, and the event doesn't bubble.
      onInvalidCapture: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
        // Radio buttons belong to conflicts, which are counted separately.
        setRefused(
          [...currentTarget.elements]
            .filter(isFormControl)
            .filter(({ type, validity }) => type !== 'radio' && !validity.valid),
        );
      },
      onChange: ({ target }: SyntheticEvent) =>
        setRefused((controls) => controls.filter((control) => control !== target)),
    },
  };
}

export type InvalidFields = Omit<ReturnType<typeof useInvalidFields>, 'handlers'>;
