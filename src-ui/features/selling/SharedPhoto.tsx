import { useEffect, useEffectEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { Notice } from '../../kit/Notice.tsx';
import { addProductTexts } from '../../texts/addProduct.ts';
import type { AddProductViewModel } from './AddProductViewModel.ts';
import { sellingFeature } from './sellingFeature.ts';
import type { Share } from './shareOf.ts';

type SharedPhotoProps = {
  readonly share: Share;
  readonly addProduct: AddProductViewModel;
  /** Called once the form has the photo, or the person knows why not. */
  readonly onDone: () => void;
};

/** Chooses the photo that another app shared, and says so if something is amiss. */
export const SharedPhoto = observer(function SharedPhoto({ share, addProduct, onDone }: SharedPhotoProps) {
  const { shared } = useTexts(addProductTexts);
  const intake = useViewModel(sellingFeature, (make) => make.sharedPhoto());
  const take = useEffectEvent(async (): Promise<void> => {
    const isDone = await intake.take(share, addProduct.photo);
    if (isDone) onDone();
  });
  useEffect(() => {
    void take();
  }, []);
  if (intake.news === null) return null;
  const { title, text } = shared[intake.news];
  return (
    <Notice tone={intake.news === 'first' ? 'info' : 'danger'} title={title}>
      {text}
    </Notice>
  );
});
