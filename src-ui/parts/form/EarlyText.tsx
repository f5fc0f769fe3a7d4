import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Takes over what somebody typed into the fields before React hydrated them. */
export function EarlyText({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const { change, getFieldState } = useForm();
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (['checkbox', 'radio'].includes(field.type)) continue;
      const state = getFieldState(field.name);
      if (state !== undefined && (state.value ?? '') !== field.value) change(field.name, field.value);
    }
  }, [form, change, getFieldState]);
  return null;
}
