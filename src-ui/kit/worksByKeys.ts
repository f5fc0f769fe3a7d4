/** Whether the control that was just pressed shows its focus, as it does for people who use the keyboard. */
export function worksByKeys(): boolean {
  return document.activeElement?.matches(':focus-visible') === true;
}
