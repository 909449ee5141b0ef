/** Whether a key press belongs to an input method that is composing text. Safari reports the last one by `keyCode` only. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
