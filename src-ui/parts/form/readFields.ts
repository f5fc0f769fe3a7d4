import type { FormApi } from 'final-form';

/** Gives the form the texts that stand in its fields. A password manager may have filled them in without an event. */
export function readFields(element: HTMLFormElement, form: Pick<FormApi, 'change' | 'getFieldState'>): void {
  for (const field of element.querySelectorAll('input')) {
    if (field.type === 'checkbox' || field.type === 'radio' || field.value === '') continue;
    const state = form.getFieldState(field.name);
    if (state !== undefined && state.value !== field.value) form.change(field.name, field.value);
  }
}
