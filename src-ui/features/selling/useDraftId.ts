import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { shareOf } from './shareOf.ts';
import { askedDraft, draftOfEntry, setDraftOfEntry } from './draftAddress.ts';
import { newId } from '../../state/newId.ts';

type Known = {
  readonly latest: () => string | undefined;
  /** Whether a draft became a product on this visit. */
  readonly isPosted: (id: string) => boolean;
};

/**
 * The draft to show: the one in the address, else the one that a reload interrupted, else the latest, else a new one. A
 * shared photo begins a new one, and so does Back to a draft that was posted.
 */
export function useDraftId({ latest, isPosted }: Known): string {
  const search = useSearch();
  const asked = askedDraft(search);
  const latestUnlessShared = () => (shareOf(search) === null ? latest() : undefined);
  const choose = () => {
    const named = asked ?? draftOfEntry();
    const open = named !== null && isPosted(named) ? newId() : named;
    return { asked, id: open ?? latestUnlessShared() ?? newId() };
  };
  const [shown, setShown] = useState(choose);
  if (shown.asked !== asked) setShown(choose);
  const { id } = shown;
  useEffect(() => {
    if (asked === null) setDraftOfEntry(id);
  }, [asked, id]);
  return id;
}
