/** A ref for the text of a question: the button that was pressed is disabled or gone. */
export const takeFocus = (text: HTMLElement | null) => text?.focus();
