import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { ImageFile } from '#domain/selling/ImageHost.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { Drawing } from '../../kit/Drawing.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { momentText } from '../../parts/momentText.ts';
import type { ListedDraft } from '../../state/drafts/DraftList.ts';
import { listingDraftTexts } from '../../texts/listingDrafts.ts';
import { draftHref } from './draftAddress.ts';
import { FilePicture } from './FilePicture.tsx';
import { type ListingDrafts, nameOf } from './ListingDrafts.ts';
import { Passage } from '../../parts/Passage.tsx';

type DraftCardProps = {
  readonly draft: ListedDraft;
  readonly drafts: ListingDrafts;
  readonly onDiscard: () => void;
};

/** One draft: its picture, its name, what it lacks and when it was changed. */
export const DraftCard = observer(function DraftCard({ draft, drafts, onDiscard }: DraftCardProps) {
  const texts = useTexts(listingDraftTexts);
  const format = useFormat();
  const picture = usePicture(drafts, draft);
  const name = nameOf(draft, texts);
  const facts = [
    ...(draft.copyOf === undefined ? [] : [texts.copy]),
    texts.missing(drafts.missing(draft)),
    momentText(draft.savedAt, drafts.list.clock.now(), texts, format),
  ];
  return (
    <li className="draft">
      {picture === null ? (
        <span className="draft__none" aria-hidden="true">
          <Drawing name="picture" />
        </span>
      ) : (
        <FilePicture picture={picture} alt="" />
      )}
      <div>
        <b>
          <Link href={draftHref(draft.id)}>
            <Passage>{name}</Passage>
          </Link>
        </b>
        <small>{facts.join(' · ')}</small>
      </div>
      <button type="button" className="btn-icon" aria-label={texts.discard(name)} onClick={onDiscard}>
        <Icon name="trash" />
      </button>
    </li>
  );
});

function usePicture(drafts: ListingDrafts, draft: ListedDraft): ImageFile | null {
  const [picture, setPicture] = useState<ImageFile | null>(null);
  useEffect(() => {
    let isHere = true;
    void drafts.list.picture(draft).then((found) => {
      if (isHere) setPicture(found?.file ?? null);
    });
    return () => {
      isHere = false;
    };
  }, [drafts, draft]);
  return picture;
}
