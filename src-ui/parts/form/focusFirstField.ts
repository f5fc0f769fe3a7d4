const field = ':is(input, select, textarea):not(:disabled, [hidden], [readonly])';

/** Focuses a form's first field that somebody can fill in. */
export function focusFirstField(form: ParentNode | null | undefined): void {
  form?.querySelector<HTMLElement>(field)?.focus();
}
