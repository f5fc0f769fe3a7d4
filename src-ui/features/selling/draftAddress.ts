import { searchPart } from '#domain/shared/urlParts.ts';
import { paths } from '../../context/paths.ts';
import { parseParameters } from '../../context/searchParameters.ts';

const parameter = 'draft';

/** The add form with one of its drafts. An id without a draft is a new one. */
export function draftHref(id: string): string {
  return `${paths.addProduct}?${parameter}=${searchPart(id)}`;
}

/** The draft that an address asks for; null if it asks for none. */
export function askedDraft(search: string): string | null {
  return parseParameters(search).get(parameter)?.[0] ?? null;
}

/** An id that no other draft has. */
export function newDraftId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** The draft that this history entry shows, so that a reload shows the same one. */
export function draftOfEntry(): string | null {
  const state: unknown = window.history.state;
  const isNamed = typeof state === 'object' && state !== null && 'draft' in state && typeof state.draft === 'string';
  return isNamed ? (state.draft as string) : null;
}

export function nameEntry(draft: string): void {
  if (draftOfEntry() === draft) return;
  window.history.replaceState({ ...(window.history.state as object | null), draft }, '');
}
