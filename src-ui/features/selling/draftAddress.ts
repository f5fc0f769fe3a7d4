import { searchPart } from '#domain/shared/urlParts.ts';
import { setTextOfEntry, textOfEntry } from '../../context/historyEntry.ts';
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

/** The draft that this history entry shows, so that a reload shows the same one. */
export function draftOfEntry(): string | null {
  return textOfEntry(parameter) ?? null;
}

export function setDraftOfEntry(draft: string): void {
  if (draftOfEntry() !== draft) setTextOfEntry(parameter, draft);
}
