import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { FormDraft } from '../../state/FormDraft.ts';
import type { AddProductViewModel } from './AddProductViewModel.ts';

/** Brings back the picture that an earlier visit left, and keeps the one that is chosen now. */
export function useDraftPicture(addProduct: AddProductViewModel, draft: FormDraft): void {
  useEffect(() => {
    let isHere = true;
    void draft.picture.read().then((found) => {
      // Whoever was quicker than the device has chosen another one.
      const { picture, preparing } = addProduct.photo;
      if (!isHere || found === null || picture !== null || preparing !== null) return;
      addProduct.restorePicture(found.file, found.url);
      draft.pictureRestored();
    });
    const stop = reaction(
      () => {
        const { sent, photo: { picture } } = addProduct;
        return { picture, url: picture !== null && sent?.picture === picture ? sent.url : null };
      },
      ({ picture, url }) => void draft.picture.keep(picture, url),
    );
    return () => {
      isHere = false;
      stop();
    };
  }, [addProduct, draft]);
}
