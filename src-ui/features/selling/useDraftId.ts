import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { shareOf } from './shareOf.ts';
import { askedDraft, draftOfEntry, nameEntry, newDraftId } from './draftAddress.ts';

/**
 * The draft to show: the one in the address, else the one that a reload interrupted, else the latest, else a new one. A
 * shared photo begins a new one.
 */
export function useDraftId(latest: () => string | undefined): string {
  const search = useSearch();
  const asked = askedDraft(search);
  const latestUnlessShared = () => (shareOf(search) === null ? latest() : undefined);
  const choose = () => ({ asked, id: asked ?? draftOfEntry() ?? latestUnlessShared() ?? newDraftId() });
  const [shown, setShown] = useState(choose);
  if (shown.asked !== asked) setShown(choose);
  const { id } = shown;
  useEffect(() => {
    if (asked === null) nameEntry(id);
  }, [asked, id]);
  return id;
}
