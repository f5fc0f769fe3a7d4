import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { StoredPicture } from '#domain/selling/PictureStore.ts';
import type { FormDraft } from '../../state/drafts/FormDraft.ts';
import type { AddProductViewModel } from './AddProductViewModel.ts';

/**
 * Restores the picture of an earlier visit, follows one that another tab chooses, and stores the one chosen now, also when
 * the form is left before it is ready.
 */
export function useDraftPicture(addProduct: AddProductViewModel, draft: FormDraft): void {
  useEffect(() => {
    let isHere = true;
    const show = ({ file, url, isRaw }: StoredPicture): void => {
      if (isRaw === true) void addProduct.photo.choose(file);
      else addProduct.restorePicture(file, url);
    };
    const restored = draft.picture.read().then((found) => {
      // The person chose another picture before the device answered.
      const { picture, preparing } = addProduct.photo;
      if (!isHere || found === null || picture !== null || preparing !== null) return;
      show(found);
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
    const follow = reaction(
      // A picture that is being sent stays; if it is refused, the other tab's comes then.
      () => (addProduct.action.isPending ? undefined : draft.picture.heard),
      (heard) => {
        if (heard === undefined) return;
        draft.picture.hear(undefined);
        if (heard === null) addProduct.photo.remove();
        else show(heard);
      },
    );
    return () => {
      isHere = false;
      follow();
      const { raw } = addProduct.photo;
      stop();
      unwatch();
      // The form prepares it when it opens again.
      if (raw !== null) draft.keepPicture(raw, null, true);
      addProduct.photo.cancel();
    };
  }, [addProduct, draft]);
}
