import { useCallback } from 'react';
import { focusHeading } from '../../kit/focusHeading.ts';
import { isInField } from '../../kit/isInField.ts';

/** Closes a person's panel and returns the focus to their name, if it is still in the table and no field has the focus. */
export function useClosePerson(view: { readonly openId: string | null; close(): void }): () => void {
  return useCallback(() => {
    const { openId: id } = view;
    view.close();
    if (isInField()) return;
    const name = id === null ? null : document.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`);
    if (name === null) focusHeading();
    else name.focus();
  }, [view]);
}
