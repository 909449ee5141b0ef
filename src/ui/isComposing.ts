/** Whether a key belongs to an input method that is composing a text, and so means nothing of its own. */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari says it of the last key in no other way
  event.isComposing || event.keyCode === 229;
