/** Whether the person is in a field, from which late content must not take the focus. */
export function isInField(): boolean {
  return document.activeElement?.matches('input,textarea,select') === true;
}
