/** Whether a key press belongs to an input method. Safari reports the last one only by `keyCode`. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
