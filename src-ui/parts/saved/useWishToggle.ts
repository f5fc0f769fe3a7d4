import { savedLists } from '#domain/saved/SavedList.ts';
import type { SavableProduct } from '#domain/saved/SavedProduct.ts';
import { useApp } from '../../context/AppContext.ts';
import { savedTexts } from '../../texts/saved.ts';

/** Adds a product to the wish list, or removes it. Says where it cannot be added, or not for long. */
export function useWishToggle(product: SavableProduct): () => void {
  const { wishList, notifications } = useApp();
  return () => {
    if (!wishList.has(product.id) && wishList.isFull) {
      notifications.say('info', savedTexts, (texts) => texts.wishListFull(savedLists.wishList.max));
    } else if (!wishList.toggle(product) && wishList.has(product.id)) {
      notifications.say('info', savedTexts, (texts) => texts.wishForNow);
    }
  };
}
