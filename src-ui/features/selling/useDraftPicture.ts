import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { FormDraft } from '../../state/drafts/FormDraft.ts';
import type { AddProductViewModel } from './AddProductViewModel.ts';

/** Restores the picture of an earlier visit, and stores the one chosen now, also when the form is left before it is ready. */
export function useDraftPicture(addProduct: AddProductViewModel, draft: FormDraft): void {
  useEffect(() => {
    let isHere = true;
    const restored = draft.picture.read().then((found) => {
      // The person chose another picture before the device answered.
      const { picture, preparing } = addProduct.photo;
      if (!isHere || found === null || picture !== null || preparing !== null) return;
      if (found.isRaw === true) void addProduct.photo.choose(found.file);
      else addProduct.restorePicture(found.file, found.url);
      draft.pictureRestored();
    });
    addProduct.photo.expect(restored);
    const unwatch = reaction(
      () => addProduct.photo.raw !== null,
      (isComing) => draft.picture.expect(isComing),
    );
    const stop = reaction(
      () => {
        const {
          sent,
          photo: { picture },
        } = addProduct;
        return { picture, url: picture !== null && sent?.picture === picture ? sent.url : null };
      },
      ({ picture, url }) => draft.keepPicture(picture, url),
    );
    return () => {
      isHere = false;
      const { raw } = addProduct.photo;
      stop();
      unwatch();
      // The form prepares it when it opens again.
      if (raw !== null) draft.keepPicture(raw, null, true);
      addProduct.photo.cancel();
    };
  }, [addProduct, draft]);
}
