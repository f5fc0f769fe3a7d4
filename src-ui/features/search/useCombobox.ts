import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { SuggestionsViewModel } from './SuggestionsViewModel.ts';

type ComboboxParts = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly viewModel: SuggestionsViewModel;
  /** The listbox's id; its options add their place. */
  readonly listId: string;
  /** Set if Escape closes more than the suggestions. */
  readonly onClose: (() => void) | undefined;
};

/** An input method takes keys for itself. Safari marks its last one by this code only. */
const keyOfInputMethod = 229;

/**
 * Makes a field that is already on the page a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus
 * stays in the field.
 */
export function useCombobox({ field, viewModel, listId, onClose }: ComboboxParts): void {
  const { suggestions, activePlace } = viewModel;
  const isExpanded = suggestions.length > 0;

  useLayoutEffect(() => {
    const input = field.current;
    if (input === null) return;
    set(input, 'role', 'combobox');
    set(input, 'aria-autocomplete', 'list');
    set(input, 'aria-expanded', String(isExpanded));
    set(input, 'aria-controls', isExpanded ? listId : null);
    set(input, 'aria-activedescendant', activePlace < 0 ? null : `${listId}-${activePlace}`);
  }, [field, listId, isExpanded, activePlace]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const input = field.current;
    if (input === null || event.isComposing || event.keyCode === keyOfInputMethod) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      viewModel.show(input.value);
      viewModel.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && activePlace >= 0) {
      document.getElementById(`${listId}-${activePlace}`)?.click();
    } else if (event.key === 'Escape') {
      if (onClose !== undefined) onClose();
      else if (viewModel.isShown) viewModel.close();
      else input.form?.reset();
    } else return;
    // The browser would also move the cursor, submit the form or empty the field.
    event.preventDefault();
  });
  const onSubmit = useEffectEvent(() => {
    viewModel.recent.remember(field.current?.value ?? '');
    viewModel.close();
  });
  // A phone's keyboard takes the focus along when it closes, and the suggestions stay readable.
  const onLeave = useEffectEvent((event: FocusEvent) => {
    const form = field.current?.form;
    if (onClose === undefined && !(event.relatedTarget instanceof Node && form?.contains(event.relatedTarget)))
      viewModel.close();
  });

  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (input === null || !form) return;
    const show = (): void => viewModel.show(input.value);
    const stop = new AbortController();
    const { signal } = stop;
    for (const event of ['input', 'focus', 'click'] as const) input.addEventListener(event, show, { signal });
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    form.addEventListener('mousedown', (event) => event.target !== input && event.preventDefault(), { signal });
    form.addEventListener('submit', () => onSubmit(), { signal });
    form.addEventListener('focusout', (event) => onLeave(event), { signal });
    // Somebody may have used the field before this code arrived.
    if (document.activeElement === input) show();
    return () => stop.abort();
  }, [field, viewModel]);
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
