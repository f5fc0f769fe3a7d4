import { type RefObject, useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { useHydrated } from '../../kit/useHydrated.ts';

/** Takes over what somebody typed or chose in the fields before React hydrated them. */
export function EarlyText({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const { change, getFieldState } = useForm();
  const isHydrated = useHydrated();
  // A form that React creates has nothing that was typed, and its lists of choices may come later.
  const [wasRendered] = useState(!isHydrated);
  useEffect(() => {
    if (!wasRendered) return;
    for (const field of form.current?.querySelectorAll('select') ?? []) {
      // Its own listener does more than to change the form.
      if (getFieldState(field.name)?.value !== field.value) field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const field of form.current?.querySelectorAll('input') ?? []) {
      if (field.type === 'checkbox' || field.type === 'radio') continue;
      const state = getFieldState(field.name);
      if (state !== undefined && field.value !== '') change(field.name, field.value);
    }
  }, [wasRendered, form, change, getFieldState]);
  return null;
}
