import { useEffect, useId, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { worksByKeys } from '../../kit/worksByKeys.ts';
import { focusLatestToast } from '../../parts/focusLatestToast.ts';
import type { ListedDraft } from '../../state/drafts/DraftList.ts';
import { maxDrafts } from '../../state/drafts/StoredDrafts.ts';
import { listingDraftTexts } from '../../texts/listingDrafts.ts';
import { DraftCard } from './DraftCard.tsx';
import type { ListingDrafts } from './ListingDrafts.ts';
import './DraftsSection.scss';

/** The drafts shown before a person asks for all of them. */
const first = 3;

type DraftsSectionProps = {
  readonly drafts: ListingDrafts;
  /** The draft that the page shows already. */
  readonly shown?: string | undefined;
};

/** A seller's drafts, to resume or to delete; nothing if there are none. */
export const DraftsSection = observer(function DraftsSection({ drafts, shown }: DraftsSectionProps) {
  const texts = useTexts(listingDraftTexts);
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button is gone, so the focus continues with the first draft that it showed.
  useEffect(() => {
    if (showsAll) list.current?.children[first]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [showsAll]);
  const { all } = drafts.list;
  const listed = all.filter((draft) => draft.id !== shown);
  if (listed.length === 0) return null;

  const discard = (draft: ListedDraft): void => {
    const byKeys = worksByKeys();
    drafts.discard(draft);
    // The draft's button is gone. Focus pauses a toast's timer, so only keyboard users are taken to Undo.
    focusHeading();
    if (byKeys) requestAnimationFrame(focusLatestToast);
  };
  return (
    <section className="drafts" aria-labelledby={id}>
      <div>
        <h2 id={id}>{shown === undefined ? texts.title(listed.length) : texts.otherTitle(listed.length)}</h2>
        <p>{all.length < maxDrafts ? texts.kept : texts.full(maxDrafts)}</p>
      </div>
      <ul ref={list} className="drafts__list">
        {(showsAll ? listed : listed.slice(0, first)).map((draft) => (
          <DraftCard key={draft.id} draft={draft} drafts={drafts} onDiscard={() => discard(draft)} />
        ))}
      </ul>
      {!showsAll && listed.length > first && (
        <button type="button" className="btn btn-ghost btn-sm drafts__all" onClick={() => setShowsAll(true)}>
          {texts.all(listed.length)}
        </button>
      )}
    </section>
  );
});
