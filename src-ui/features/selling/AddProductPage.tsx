import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { addProductTexts } from '../../texts/addProduct.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { DashboardHead } from '../../parts/head/DashboardHead.tsx';
import { focusFirstField } from '../../parts/form/focusFirstField.ts';
import { AddProductForm } from './AddProductForm.tsx';
import { DraftsSection } from './DraftsSection.tsx';
import { sellingFeature } from './sellingFeature.ts';
import { useDraftId } from './useDraftId.ts';

/** The form for one of the seller's drafts, and the other drafts. */
export const AddProductPage = observer(function AddProductPage() {
  const texts = useTexts(addProductTexts);
  const drafts = useViewModel(sellingFeature, (make) => make.listingDrafts());
  const id = useDraftId({ latest: () => drafts.list.all[0]?.id, isPosted: (one) => drafts.isPosted(one) });

  // The link that was chosen is gone with the draft that it opened.
  const focused = useRef(id);
  const startsAfresh = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused.current === id) return;
    focused.current = id;
    // The form before this one has saved its draft as it went.
    drafts.list.read();
    if (startsAfresh.current) {
      startsAfresh.current = false;
      return focusFirstField(place.current);
    }
    focusHeading();
    window.scrollTo(0, 0);
  }, [drafts, id]);

  return (
    <>
      <DashboardHead title={texts.title} lead={texts.lead} />
      <DraftsSection drafts={drafts} shown={id} />
      <div ref={place}>
        <AddProductForm key={id} draftId={id} onAfresh={() => (startsAfresh.current = true)} />
      </div>
    </>
  );
});
