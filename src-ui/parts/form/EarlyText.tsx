import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useForm } from 'react-final-form';
import { useHydrated } from '../../kit/useHydrated.ts';
import { readFields } from './readFields.ts';

/** The part of src/EarlyActs.ts that this file reads; src/loadShop.ts keeps it. */
type EarlyActs = { readonly fields: Set<unknown> };
const key = Symbol.for('re-sale-shop.early');

/** Takes over what somebody typed or chose in the fields before React hydrated them. */
export function EarlyText({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const api = useForm();
  const isHydrated = useHydrated();
  // A form that React creates has nothing that was typed, and its lists of choices may come later.
  const [wasRendered] = useState(!isHydrated);
  // React runs its effects before it draws again. Otherwise somebody could type before the fields know their form, and
  // would lose it.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(drawAgain, [drawAgain]);
  useEffect(() => {
    if (!wasRendered) return;
    const early = (window as object as { readonly [key: symbol]: EarlyActs | undefined })[key];
    if (form.current === null) return;
    for (const field of form.current.querySelectorAll('select')) {
      // Told here, so src/answerEarlyActs.ts need not.
      early?.fields.delete(field);
      // Its own listener does more than to change the form.
      if (api.getFieldState(field.name)?.value !== field.value)
        field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    readFields(form.current, api);
  }, [wasRendered, form, api]);
  return null;
}
